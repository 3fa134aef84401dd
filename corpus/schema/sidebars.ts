import * as z from 'zod';
import { BodyNode } from './body.ts';
import { Json } from './json.ts';

const appearance = {
  className: z.string().optional(),
  customProps: z.record(z.string(), Json).optional(),
};

/** An item of a sidebar. Its links are resolved, and drafts are omitted. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

/** A link in a sidebar: to a doc, or to another address. */
export const SidebarLink = z.strictObject({
  type: z.literal('link'),
  label: z.string(),
  /** The target: a percent-encoded path, or an absolute URL. */
  href: z.string(),
  /** `_self` if the target is a file, and not a page of the site. */
  target: z.literal('_self').optional(),
  /** The id of the doc that the link leads to. */
  docId: z.string().optional(),
  description: z.string().optional(),
  /** Whether the sidebar shows the item only while its page is open. */
  unlisted: z.literal(true).optional(),
  ...appearance,
});
export type SidebarLink = z.infer<typeof SidebarLink>;

/** A category in a sidebar, with its items. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  href?: string | undefined;
  /** The id of the doc that the category links to. */
  docId?: string | undefined;
  linkUnlisted?: true | undefined;
  description?: string | undefined;
  collapsible: boolean;
  collapsed: boolean;
  className?: string | undefined;
  customProps?: Record<string, Json> | undefined;
  items: SidebarItem[];
}
export const SidebarCategory: z.ZodType<SidebarCategory> = z.strictObject({
  type: z.literal('category'),
  label: z.string(),
  href: z.string().optional(),
  docId: z.string().optional(),
  linkUnlisted: z.literal(true).optional(),
  description: z.string().optional(),
  collapsible: z.boolean(),
  collapsed: z.boolean(),
  ...appearance,
  get items() {
    return z.array(SidebarItem);
  },
});

/** HTML between the items of a sidebar, as a parsed tree. */
export const SidebarHtml = z.strictObject({
  type: z.literal('html'),
  body: z.array(BodyNode),
  defaultStyle: z.boolean(),
  ...appearance,
});
export type SidebarHtml = z.infer<typeof SidebarHtml>;

export const SidebarItem: z.ZodType<SidebarItem> = z.lazy(() => z.union([SidebarLink, SidebarCategory, SidebarHtml]));

/** `corpus/docs/<instance>/<version>/sidebars.json` */
export const SidebarsFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  instance: z.string(),
  version: z.string(),
  sidebars: z.record(z.string(), z.array(SidebarItem)),
});
export type SidebarsFile = z.infer<typeof SidebarsFile>;

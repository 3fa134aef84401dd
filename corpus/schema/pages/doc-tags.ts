import * as z from 'zod';
import { Context, PageBase, PageLink } from '../page.ts';

/** A tag and how many listed pages carry it. */
export const TagCount = z.strictObject({ label: z.string(), path: z.string(), count: z.number().int() });
export type TagCount = z.infer<typeof TagCount>;

/** All tags of one docs version. */
export const DocTagsPage = PageBase.extend({
  kind: z.literal('doc-tags'),
  context: Context,
  items: z.array(TagCount),
});
export type DocTagsPage = z.infer<typeof DocTagsPage>;

/** The docs of one version that carry one tag. */
export const DocTagPage = PageBase.extend({
  kind: z.literal('doc-tag'),
  context: Context,
  tag: z.strictObject({ label: z.string(), description: z.string().optional() }),
  unlisted: z.boolean(),
  /** The page of all tags, if there is one. */
  tagsPath: z.string().optional(),
  items: z.array(PageLink.extend({ description: z.string().optional() })),
});
export type DocTagPage = z.infer<typeof DocTagPage>;

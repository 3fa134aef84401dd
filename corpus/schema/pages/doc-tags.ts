import * as z from 'zod';
import { Context, PageBase, PageLink } from '../page.ts';

/** A tag, and the number of listed pages with it. */
export const TagCount = z.strictObject({ label: z.string(), path: z.string(), count: z.number().int() });
export type TagCount = z.infer<typeof TagCount>;

/** All tags of a docs version. */
export const DocTagsPage = PageBase.extend({
  kind: z.literal('doc-tags'),
  context: Context,
  items: z.array(TagCount),
});
export type DocTagsPage = z.infer<typeof DocTagsPage>;

/** The docs with a tag, in one docs version. */
export const DocTagPage = PageBase.extend({
  kind: z.literal('doc-tag'),
  context: Context,
  tag: z.strictObject({ label: z.string(), description: z.string().optional() }),
  unlisted: z.boolean(),
  /** The path of the page that lists all tags. Absent if the site has no such page. */
  tagsPath: z.string().optional(),
  items: z.array(PageLink.extend({ description: z.string().optional() })),
});
export type DocTagPage = z.infer<typeof DocTagPage>;

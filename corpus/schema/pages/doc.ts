import * as z from 'zod';
import { bodyFields, Breadcrumb, Context, LastUpdate, PageBase, PageLink, TagLink } from '../page.ts';

/** A doc, in one version. */
export const DocPage = PageBase.extend({
  kind: z.literal('doc'),
  /** The id of the doc. It is the same in every version. */
  id: z.string(),
  context: Context,
  ...bodyFields,
  tags: z.array(TagLink),
  breadcrumbs: z.array(Breadcrumb),
  previous: PageLink.optional(),
  next: PageLink.optional(),
  /** The paths of the same doc in other versions. */
  alternates: z.array(z.strictObject({ version: z.string(), path: z.string() })),
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
});
export type DocPage = z.infer<typeof DocPage>;

import * as z from 'zod';
import { Breadcrumb, Context, PageBase, PageLink } from '../page.ts';

/** A card for one item of a sidebar category, shown on a page. */
export const Card = z.strictObject({
  kind: z.enum(['category', 'link']),
  label: z.string(),
  href: z.string(),
  description: z.string().optional(),
  /** For a category: the number of its items. */
  count: z.number().int().optional(),
});
export type Card = z.infer<typeof Card>;

/** The generated index of a sidebar category. */
export const DocCategoryPage = PageBase.extend({
  kind: z.literal('doc-category'),
  context: Context,
  items: z.array(Card),
  breadcrumbs: z.array(Breadcrumb),
  previous: PageLink.optional(),
  next: PageLink.optional(),
});
export type DocCategoryPage = z.infer<typeof DocCategoryPage>;

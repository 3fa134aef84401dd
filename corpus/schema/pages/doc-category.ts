import * as z from 'zod';
import { Breadcrumb, Context, PageBase, PageLink } from '../page.ts';

/** A card for an item of a sidebar category. */
export const Card = z.strictObject({
  kind: z.enum(['category', 'link']),
  label: z.string(),
  href: z.string(),
  description: z.string().optional(),
  /** The number of items in the category. Absent if the card is for a link. */
  count: z.number().int().optional(),
});
export type Card = z.infer<typeof Card>;

/** The generated index page of a sidebar category. */
export const DocCategoryPage = PageBase.extend({
  kind: z.literal('doc-category'),
  context: Context,
  items: z.array(Card),
  breadcrumbs: z.array(Breadcrumb),
  previous: PageLink.optional(),
  next: PageLink.optional(),
});
export type DocCategoryPage = z.infer<typeof DocCategoryPage>;

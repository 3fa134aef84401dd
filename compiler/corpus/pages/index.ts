import { z } from 'zod';
import { DocPage } from './doc.ts';
import { DocCategoryPage } from './doc-category.ts';
import { DocTagPage, DocTagsPage } from './doc-tags.ts';
import { NotFoundPage } from './not-found.ts';
import { StandalonePage } from './page.ts';

/** Every kind of page, told apart by `kind`. A new kind is a new file beside this one and a line here. */
export const Page = z.discriminatedUnion('kind', [
  DocPage,
  DocCategoryPage,
  DocTagsPage,
  DocTagPage,
  StandalonePage,
  NotFoundPage,
]);
export type Page = z.infer<typeof Page>;
export type PageKind = Page['kind'];

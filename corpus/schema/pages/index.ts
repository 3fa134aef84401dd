import * as z from 'zod';
import {
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
  ChangelogListPage,
  EntryPage,
  PostPage,
} from './blog.ts';
import { DebugPage } from './debug.ts';
import { DocPage } from './doc.ts';
import { DocCategoryPage } from './doc-category.ts';
import { DocTagPage, DocTagsPage } from './doc-tags.ts';
import { NotFoundPage, StandalonePage, RedirectPage, SearchPage } from './standalone.ts';

/** Every kind of page, told apart by `kind`. A new kind is a new file beside this one and a line here. */
export const Page = z.discriminatedUnion('kind', [
  DocPage,
  DocCategoryPage,
  DocTagsPage,
  DocTagPage,
  PostPage,
  BlogListPage,
  BlogTagsPage,
  BlogTagPage,
  BlogArchivePage,
  BlogAuthorsPage,
  BlogAuthorPage,
  EntryPage,
  ChangelogListPage,
  StandalonePage,
  SearchPage,
  DebugPage,
  RedirectPage,
  NotFoundPage,
]);
export type Page = z.infer<typeof Page>;
export type PageKind = Page['kind'];

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
import { CustomPage } from './custom.ts';
import { DocPage } from './doc.ts';
import { DocCategoryPage } from './doc-category.ts';
import { DocTagPage, DocTagsPage } from './doc-tags.ts';
import { NotFoundPage, StandalonePage, RedirectPage, SearchPage } from './standalone.ts';

export * from './blog.ts';
export * from './custom.ts';
export * from './doc.ts';
export * from './doc-category.ts';
export * from './doc-tags.ts';
export * from './standalone.ts';

/** Kind of page → its schema. All lists of kinds are derived from this record. */
export const pageSchemas = {
  doc: DocPage,
  'doc-category': DocCategoryPage,
  'doc-tags': DocTagsPage,
  'doc-tag': DocTagPage,
  post: PostPage,
  'blog-list': BlogListPage,
  'blog-tags': BlogTagsPage,
  'blog-tag': BlogTagPage,
  'blog-archive': BlogArchivePage,
  'blog-authors': BlogAuthorsPage,
  'blog-author': BlogAuthorPage,
  entry: EntryPage,
  'changelog-list': ChangelogListPage,
  page: StandalonePage,
  search: SearchPage,
  custom: CustomPage,
  redirect: RedirectPage,
  'not-found': NotFoundPage,
};
type PageSchemas = typeof pageSchemas;
export type PageKind = keyof PageSchemas;

/** A page of any kind. */
export const Page = z.discriminatedUnion(
  'kind',
  Object.values(pageSchemas) as [PageSchemas[PageKind], ...PageSchemas[PageKind][]],
);
export type Page = z.infer<PageSchemas[PageKind]>;

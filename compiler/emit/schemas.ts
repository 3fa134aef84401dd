import * as z from 'zod';
import {
  BlogArchiveFile, BlogArchivePage, BlogAuthorPage, BlogAuthorsFile, BlogAuthorsPage, BlogListPage, BlogSidebarFile, BlogTagPage,
  BlogTagsFile, BlogTagsPage, ChangelogListPage, EntryPage, PostPage, PostsFile,
  DebugPage, DocCategoryPage, DocPage, DocsFile, DocTagPage, DocTagsPage, ManifestFile, NotFoundPage, RedirectPage, RedirectsFile, RoutesFile, SearchIndexFile, SearchPage,
  SearchPostingsFile, SearchTextsFile, SearchWordsFile,
  SidebarsFile, SiteFile, StandalonePage, VersionsFile,
} from '../corpus/index.ts';

/** The schema of each kind of corpus file, by the name its `$schema` and `lectern schema` use. */
export const schemas = {
  manifest: ManifestFile,
  site: SiteFile,
  routes: RoutesFile,
  redirects: RedirectsFile,
  versions: VersionsFile,
  sidebars: SidebarsFile,
  docs: DocsFile,
  'search-index': SearchIndexFile,
  'search-words': SearchWordsFile,
  'search-postings': SearchPostingsFile,
  'search-texts': SearchTextsFile,
  doc: DocPage,
  'doc-category': DocCategoryPage,
  'doc-tags': DocTagsPage,
  'doc-tag': DocTagPage,
  posts: PostsFile,
  tags: BlogTagsFile,
  authors: BlogAuthorsFile,
  archive: BlogArchiveFile,
  'blog-sidebar': BlogSidebarFile,
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
  debug: DebugPage,
  redirect: RedirectPage,
  'not-found': NotFoundPage,
} as const;
export type SchemaKind = keyof typeof schemas;

/** @returns the JSON Schema (draft 2020-12) of a kind of corpus file */
export function jsonSchema(kind: SchemaKind): object {
  return { title: kind, ...z.toJSONSchema(schemas[kind], { target: 'draft-2020-12', reused: 'ref' }) };
}

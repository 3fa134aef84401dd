import type * as z from 'zod';
import type { FileKind } from '../file-paths.ts';
import { BlogArchiveFile, BlogAuthorsFile, BlogSidebarFile, BlogTagsFile, PostsFile } from './pages/blog.ts';
import { pageSchemas } from './pages/index.ts';
import { DocsFile, VersionsFile } from './docs.ts';
import { ManifestFile } from './manifest.ts';
import { RedirectsFile, RoutesFile } from './routes.ts';
import { SearchIndexFile, SearchPostingsFile, SearchTextsFile, SearchWordsFile } from './search.ts';
import { SidebarsFile } from './sidebars.ts';
import { SiteFile } from './site.ts';

const tableSchemas = {
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
  posts: PostsFile,
  tags: BlogTagsFile,
  authors: BlogAuthorsFile,
  archive: BlogArchiveFile,
  'blog-sidebar': BlogSidebarFile,
} satisfies Record<FileKind, z.ZodType>;

/** Kind of file → its schema. `$schema` and `lectern schema` use the names of these kinds. */
export const schemas = { ...tableSchemas, ...pageSchemas };
export type SchemaKind = keyof typeof schemas;

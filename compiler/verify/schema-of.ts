import * as z from 'zod';
import {
  BlogArchiveFile,
  BlogAuthorsFile,
  BlogSidebarFile,
  BlogTagsFile,
  DocsFile,
  ManifestFile,
  Page,
  PostsFile,
  RedirectsFile,
  RoutesFile,
  SearchIndexFile,
  SearchPostingsFile,
  SearchTextsFile,
  SearchWordsFile,
  SidebarsFile,
  SiteFile,
  VersionsFile,
} from '../../corpus/schema/index.ts';

const kinds: [pattern: RegExp, schema: z.ZodType][] = [
  [/^manifest\.json$/, ManifestFile],
  [/^site\.json$/, SiteFile],
  [/^routes\.json$/, RoutesFile],
  [/^redirects\.json$/, RedirectsFile],
  [/^pages\/.+\.json$/, Page],
  [/^docs\/[^/]+\/versions\.json$/, VersionsFile],
  [/^docs\/[^/]+\/[^/]+\/sidebars\.json$/, SidebarsFile],
  [/^docs\/[^/]+\/[^/]+\/docs\.json$/, DocsFile],
  [/^blog\/[^/]+\/posts\.json$/, PostsFile],
  [/^blog\/[^/]+\/tags\.json$/, BlogTagsFile],
  [/^blog\/[^/]+\/authors\.json$/, BlogAuthorsFile],
  [/^blog\/[^/]+\/archive\.json$/, BlogArchiveFile],
  [/^blog\/[^/]+\/sidebar\.json$/, BlogSidebarFile],
  [/^search\/[^/]+\/[^/]+\/index\.json$/, SearchIndexFile],
  [/^search\/[^/]+\/[^/]+\/words\/\d+\.json$/, SearchWordsFile],
  [/^search\/[^/]+\/[^/]+\/postings\/\d+\.json$/, SearchPostingsFile],
  [/^search\/[^/]+\/[^/]+\/texts\/\d+\.json$/, SearchTextsFile],
];

/**
 * @param path of a JSON file, relative to `corpus/`
 * @returns what its kind must look like; of kinds without a schema, any JSON
 */
export function schemaOf(path: string): z.ZodType {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? z.json();
}

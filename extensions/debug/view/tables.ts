import type { DocsFile, ManifestFile, PostsFile, RoutesFile, SiteFile } from '../../../viewer/client/index.ts';
import type { CorpusTable } from './loaded.tsx';

export const siteFile: CorpusTable<SiteFile> = { address: 'site.json' };

export const manifestFile: CorpusTable<ManifestFile> = { address: 'manifest.json' };

export const routesFile: CorpusTable<RoutesFile> = { address: 'routes.json' };

export function docsFile(instance: string, version: string): CorpusTable<DocsFile> {
  return { address: `docs/${instance}/${version}/docs.json` };
}

export function postsFile(instance: string): CorpusTable<PostsFile> {
  return { address: `blog/${instance}/posts.json` };
}

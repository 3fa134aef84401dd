import { computed } from '../incremental/graph.ts';
import type { Site } from '../site/site.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { belowBase } from '../../corpus/url/pathname.ts';
import { htmlFile, redirectFile } from '../../viewer/html/html-file.ts';
import { blogFeeds } from './feeds/blog-feeds.ts';
import { hostFiles } from './hosts/host-files.ts';
import { markdownFiles } from './markdown/markdown-files.ts';
import { openSearchFile } from './search/open-search.ts';
import { webManifest } from './pwa/web-manifest.ts';
import { workerPath } from './pwa/worker-file.ts';

type StaticFiles = ReadonlyMap<string, string>;

/** Paths in the output of the files that are made of the site beside its pages and its corpus. */
export function publishedFiles(site: Site): string[] {
  const { config } = site;
  return [
    ...(config.sitemap && !config.noIndex ? [config.sitemap.filename] : []),
    ...(config.llms && !config.noIndex ? ['llms.txt', ...(config.llms.full ? ['llms-full.txt'] : [])] : []),
    ...site.blogs.flatMap((blog) => blogFeeds(blog, site)).map(({ path }) => belowBase(path, config).slice(1)),
    ...hostFiles(site).map(({ path }) => path),
    ...webManifest(config).map(({ path }) => path),
    ...openSearchFile(site).map(({ path }) => path),
    ...(config.pwa ? [workerPath] : []),
    ...markdownFiles(site, new Map()).values(),
  ];
}

/** Reports the static files that take the place of one that would be made of the site. */
export function shadowedFiles(site: Site, staticFiles: StaticFiles): Diagnostic[] {
  const { places, redirects, config } = site;
  const pages = [
    ...places.map(({ path }) => htmlFile(path, config)),
    ...redirects.filter(({ hasPage }) => hasPage).map(({ from }) => redirectFile(from, config)),
    '404.html',
  ];
  return [...publishedFiles(site), ...pages].flatMap((path) => {
    const copy = staticFiles.get(path);
    return copy === undefined ? [] : [diagnose('shadowed-file', { path: copy }, { output: path })];
  });
}

/** @returns pathnames, with the base URL, of all files beside the pages: those of the static folders, feeds and the like */
export function openPathnames(input: {
  readonly site: Site;
  readonly staticPathnames: ReadonlySet<string>;
}): () => ReadonlySet<string> {
  return computed(
    'pathnames of files',
    () =>
      new Set([
        ...input.staticPathnames,
        ...publishedFiles(input.site).map((file) => input.site.config.baseUrl + file),
      ]),
  );
}

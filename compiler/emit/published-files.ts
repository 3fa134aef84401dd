import * as graph from '../incremental/index.ts';
import type { Site } from '../site/site.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { foldCase, parentsOf } from '../values/file-names.ts';
import type { Config } from '../config/config.ts';
import { usualLocale } from '../config/locales.ts';
import { pageFile } from '../../corpus/address.ts';
import { filePath } from '../../corpus/file-paths.ts';
import { belowBase, joinPath } from '../../corpus/url/pathname.ts';
import { htmlFile, redirectFile } from '../../viewer/html/html-file.ts';
import { codeColors } from './code-colors.ts';
import { blogFeeds, feedFiles } from './feeds/blog-feeds.ts';
import { hostFileNames, hostFilePaths } from './hosts/host-files.ts';
import { lookSheet } from './look/look-sheet.ts';
import { isMarkdownFile, type MarkdownFiles } from './markdown/markdown-files.ts';
import { openSearchFile, openSearchPath } from './search/open-search.ts';
import { webManifest } from './pwa/web-manifest.ts';
import { workerPath } from './pwa/worker-file.ts';

interface PublishedInput {
  site: Site;
  /** Files of the static folders: output path → path in the site. */
  staticFiles: () => ReadonlyMap<string, string>;
  markdownOf: MarkdownFiles;
}

/**
 * Names of the files next to pages that the config allows. Some may be missing. A blog without posts has no feed. A site
 * with its own search page has no `opensearch.xml`.
 */
export function declaredFiles(config: Config): string[] {
  return [
    ...configuredFiles(config),
    ...sharedFiles(config),
    ...[...config.blog, ...config.changelog].flatMap((blog) =>
      feedFiles(blog).map((file) => joinPath(blog.routeBasePath, file).slice(1)),
    ),
    openSearchPath,
    ...hostFileNames(config),
  ];
}

/** Output paths of the files in each language that depend on the config only. */
function configuredFiles(config: Config): string[] {
  return [
    '404.html',
    ...(config.sitemap && !config.noIndex ? [config.sitemap.filename] : []),
    ...(config.llms && !config.noIndex ? ['llms.txt', ...(config.llms.full ? ['llms-full.txt'] : [])] : []),
  ];
}

/** Output paths of shared files that depend on the config only. They are next to the usual language. */
function sharedFiles(config: Config): string[] {
  if (config.i18n.currentLocale !== usualLocale(config)) return [];
  return [...[...webManifest(config), ...codeColors(config), ...lookSheet(config)].map(({ path }) => path), workerPath];
}

/** Output paths of files that are generated next to the pages, their Markdown and the corpus. */
function siteFiles(site: Site): string[] {
  const { config } = site;
  return [
    ...configuredFiles(config),
    ...sharedFiles(config),
    ...(config.i18n.currentLocale === usualLocale(config) ? hostFilePaths(site) : []),
    ...site.blogs.flatMap((blog) => blogFeeds(blog, site)).map(({ path }) => belowBase(path, config).slice(1)),
    ...openSearchFile(site).map(({ path }) => path),
  ];
}

/**
 * Reports static files that replace generated files, and pages with the address of a generated file.
 *
 * @param placeOf returns the location that determines the path of a page
 */
export function openPublishedFaults(
  { site, staticFiles, markdownOf }: PublishedInput,
  placeOf: (path: string) => Place,
): () => Diagnostic[] {
  return graph.computed('shadowed files', () => {
    const copies = [...staticFiles()];
    const { config, places, redirects } = site;
    const made = new Set(siteFiles(site));
    // Without "pwa", a worker among the static files replaces nothing.
    if (!config.pwa) made.delete(workerPath);
    if (copies.some(([output]) => output.endsWith('.html'))) {
      for (const path of places.keys()) made.add(htmlFile(path, config));
      for (const { from, hasPage } of redirects) if (hasPage) made.add(redirectFile(from, config));
    }
    const shadowed = copies
      .filter(([output]) => made.has(output) || isMarkdownFile(output, markdownOf, config))
      .map(([output, path]) => diagnose('shadowed-file', { path }, { output }));
    const own = new Set(siteFiles(site));
    return [
      ...pageClashes(site, own, placeOf),
      ...shadowed,
      ...clashes(copies, made, () => [...places.keys()].map((path) => htmlFile(path, config))),
    ];
  });
}

/**
 * @param own the files that are generated next to the pages
 * @returns errors for pages whose HTML file conflicts with a generated file or folder
 */
function pageClashes(
  { config, places }: Site,
  own: ReadonlySet<string>,
  placeOf: (path: string) => Place,
): Diagnostic[] {
  const made = new Map([...own].map((file) => [foldCase(file), file]));
  const pages = new Map<string, string>();
  return [...places.values()].flatMap(({ path }): Diagnostic[] => {
    const file = foldCase(htmlFile(path, config));
    const taken = [file, ...parentsOf(file)].find((name) => made.has(name) || /^corpus\/.*\.json$/.test(name));
    // Earlier checks compare paths that differ in case or in a final "index".
    const other = path.endsWith('.html') ? pages.get(file) : undefined;
    pages.set(file, path);
    const collision = { path, other: other ?? '', endsInIndex: false };
    if (taken !== undefined)
      return [diagnose('colliding-paths', placeOf(path), { ...collision, made: made.get(taken) ?? taken })];
    return other === undefined ? [] : [diagnose('colliding-paths', placeOf(path), collision)];
  });
}

/** Folders in the output of each language. */
const ownFolders = ['corpus', 'assets'];

/**
 * @param made the paths of generated files
 * @param pages returns the HTML files of pages
 * @returns errors for static files that conflict with generated files
 */
function clashes(
  copies: [output: string, path: string][],
  made: ReadonlySet<string>,
  pages: () => string[],
): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const report = (of: 'folder' | 'case' | 'corpus', [output, path]: [string, string], other: string) =>
    faults.push(diagnose('clashing-file', { path }, { output, made: other, of }));
  const byName = new Map([...made].map((file) => [foldCase(file), file]));
  let pageFiles: Map<string, string> | undefined;
  for (const copy of copies) {
    const [output] = copy;
    const name = foldCase(output);
    const same = byName.get(name);
    const folders = parentsOf(name);
    const around = folders.map((folder) => byName.get(folder)).find((file) => file !== undefined);
    if (/(?:^|\/)corpus\/.*\.json$/.test(name) && ownFolders.includes(name.split('/')[0]!))
      report('corpus', copy, output);
    else if (same !== undefined && same !== output) report('case', copy, same);
    else if (around !== undefined) report('folder', copy, around);
    else if (ownFolders.includes(name)) report('folder', copy, `${name}/`);
    else if (!/\.[^/]*$/.test(name)) {
      // Few static files have a name without an extension, and only such names can be folders of pages.
      pageFiles ??= new Map(pages().flatMap((file) => parentsOf(foldCase(file)).map((folder) => [folder, file])));
      const page = pageFiles.get(name);
      if (page !== undefined) report('folder', copy, page);
    }
  }
  return faults;
}

const corpusTables = (['manifest', 'site', 'routes', 'redirects'] as const).map((kind) => `corpus/${filePath(kind)}`);

/** Whether a file of the output is the HTML or JSON of a page: `docs/a/index.html`, `corpus/pages/docs/a.json`. */
function isFileOfPage(file: string, { places, config }: Pick<Site, 'places' | 'config'>): boolean {
  const [, json, html] = /^corpus\/pages\/(.*)\.json$|^(.*)\.html$/.exec(file) ?? [];
  const name = json ?? html;
  if (name === undefined) return false;
  const folder = name.replace(/(?:^|\/)index$/, '');
  return [name, folder, `${folder}/`, file].some((below) => {
    const path = joinPath(config.baseUrl, below);
    return places.has(path) && (htmlFile(path, config) === file || `corpus/${pageFile(path, config)}` === file);
  });
}

/** @returns the pathnames, with the base URL, of all static files and generated files */
export function openPathnames(
  staticPathnames: () => ReadonlySet<string>,
  { site, markdownOf }: Omit<PublishedInput, 'staticFiles'>,
): { has(pathname: string): boolean } {
  const pathnames = graph.table('file at', () => {
    const { config, redirects } = site;
    const ofRedirects = redirects.flatMap(({ from, hasPage }) => (hasPage ? [redirectFile(from, config)] : []));
    const own = [...siteFiles(site), ...corpusTables, ...ofRedirects].map((file) => config.baseUrl + file);
    return new Map([...staticPathnames(), ...own].map((pathname) => [pathname, true]));
  });
  return {
    has(pathname) {
      const { baseUrl } = site.config;
      const isBelow = pathname.startsWith(baseUrl);
      return (
        pathnames.has(pathname) ||
        (isBelow && isMarkdownFile(pathname.slice(baseUrl.length), markdownOf, site.config)) ||
        (isBelow && isFileOfPage(pathname.slice(baseUrl.length), site))
      );
    },
  };
}

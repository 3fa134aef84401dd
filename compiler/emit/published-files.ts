import * as graph from '../incremental/index.ts';
import type { Site } from '../site/site.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { foldCase, parentsOf } from '../values/names/file-names.ts';
import type { Config } from '../config/config.ts';
import { usualLocale } from '../config/locales.ts';
import { pageFile } from '../../corpus/address.ts';
import { filePath } from '../../corpus/file-paths.ts';
import { belowBase, joinPath } from '../../corpus/url/pathname.ts';
import { htmlFile, redirectFile } from '../../viewer/html/html-file.ts';
import { codeColors } from './code-colors.ts';
import { blogFeeds, feedFiles } from './feeds/blog-feeds.ts';
import { themeSheet } from './theme/theme-sheet.ts';
import { isMarkdownFile, type MarkdownFiles } from './markdown/markdown-files.ts';
import { openSearchFile, openSearchPath } from './search/open-search.ts';
import { workerPath } from './used-viewer-files.ts';

interface PublishedInput {
  site: Site;
  /** Files of the static folders: output path → path in the site. */
  staticFiles: () => ReadonlyMap<string, string>;
  markdownOf: MarkdownFiles;
  /** The files that extensions may write. */
  extensionPaths: () => readonly string[];
}

/**
 * Returns the paths of all generated files, besides pages, that the config allows. Some of them can be
 * missing. A blog without posts has no feed. A site with a custom search page has no `opensearch.xml`.
 *
 * @param extensionPaths the files that extensions may write
 */
export function declaredFiles(config: Config, extensionPaths: readonly string[]): string[] {
  return [
    ...configuredFiles(config),
    ...sharedFiles(config),
    ...[...config.blog, ...config.changelog].flatMap((blog) =>
      feedFiles(blog).map((file) => joinPath(blog.routeBasePath, file).slice(1)),
    ),
    openSearchPath,
    ...extensionPaths,
  ];
}

/** Returns files in the output of each language that depend only on the config. */
function configuredFiles(config: Config): string[] {
  return [
    '404.html',
    ...(config.sitemap && !config.noIndex ? [config.sitemap.filename] : []),
    ...(config.llms && !config.noIndex ? ['llms.txt', ...(config.llms.full ? ['llms-full.txt'] : [])] : []),
  ];
}

/**
 * Returns files that all languages share and that depend only on the config. They are in the output of the
 * default language.
 */
function sharedFiles(config: Config): string[] {
  if (config.i18n.currentLocale !== usualLocale(config)) return [];
  return [...[...codeColors(config), ...themeSheet(config)].map(({ path }) => path), workerPath];
}

/** Returns all generated files except pages, their Markdown, and the corpus. */
function siteFiles({ site, extensionPaths }: Pick<PublishedInput, 'site' | 'extensionPaths'>): string[] {
  const { config } = site;
  return [
    ...configuredFiles(config),
    ...sharedFiles(config),
    ...(config.i18n.currentLocale === usualLocale(config) ? extensionPaths() : []),
    ...site.blogs.flatMap((blog) => blogFeeds(blog, site)).map(({ path }) => belowBase(path, config).slice(1)),
    ...openSearchFile(site).map(({ path }) => path),
  ];
}

/**
 * Reports static files that replace or collide with generated files. Also reports pages whose HTML file collides with
 * another generated file or folder, or with another page's HTML file.
 *
 * @param placeOf returns the location that defines the path of a page
 */
export function openPublishedDiagnostics(input: PublishedInput, placeOf: (path: string) => Place): () => Diagnostic[] {
  return graph.computed('shadowed files', () => {
    const { site, markdownOf, extensionPaths } = input;
    const copies = [...input.staticFiles()];
    const { config, places, redirects } = site;
    const made = new Set(siteFiles(input));
    const declared = new Set(extensionPaths());
    // If no extension writes a service worker, Lectern generates one that only unregisters old workers. A static file
    // may replace it.
    if (!declared.has(workerPath)) made.delete(workerPath);
    if (copies.some(([output]) => output.endsWith('.html'))) {
      for (const path of places.keys()) made.add(htmlFile(path, config));
      for (const { from, hasPage } of redirects) if (hasPage) made.add(redirectFile(from, config));
    }
    const shadowed = copies
      // An extension may omit some of its declared files. So a collision with a declared file is reported later, if
      // the extension has written the file.
      .filter(([output]) => !declared.has(output))
      .filter(([output]) => made.has(output) || isMarkdownFile(output, markdownOf, config))
      .map(([output, path]) => diagnose('shadowed-file', { path }, { output }));
    const own = new Set(siteFiles(input));
    return [
      ...pageClashes(site, own, placeOf),
      ...shadowed,
      ...clashes(copies, made, () => [...places.keys()].map((path) => htmlFile(path, config))),
    ];
  });
}

/**
 * @param own the generated files besides pages
 * @returns errors for pages whose HTML file collides with a generated file or folder
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
    // Two pages are compared only if the path ends with `.html`. Other code already reports paths that differ only in
    // case or in a final `index`.
    const other = path.endsWith('.html') ? pages.get(file) : undefined;
    pages.set(file, path);
    const collision = { path, other: other ?? '', endsInIndex: false };
    if (taken !== undefined)
      return [diagnose('colliding-paths', placeOf(path), { ...collision, generated: made.get(taken) ?? taken })];
    return other === undefined ? [] : [diagnose('colliding-paths', placeOf(path), collision)];
  });
}

/** Generated folders in the output of each language. */
const ownFolders = ['corpus', 'assets'];

/**
 * @param made paths of generated files
 * @param pages returns the HTML files of pages
 * @returns errors for static files that collide with generated files
 */
function clashes(
  copies: [output: string, path: string][],
  made: ReadonlySet<string>,
  pages: () => string[],
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (of: 'folder' | 'case' | 'corpus', [output, path]: [string, string], other: string) =>
    diagnostics.push(diagnose('clashing-file', { path }, { output, generated: other, of }));
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
      // The names are computed only for a static file without extension. Its name may be the name of a folder with
      // pages.
      pageFiles ??= new Map(pages().flatMap((file) => parentsOf(foldCase(file)).map((folder) => [folder, file])));
      const page = pageFiles.get(name);
      if (page !== undefined) report('folder', copy, page);
    }
  }
  return diagnostics;
}

const corpusTables = (['manifest', 'site', 'routes', 'redirects'] as const).map((kind) => `corpus/${filePath(kind)}`);

/** Whether an output file is the HTML or JSON of a page: `docs/a/index.html`, `corpus/pages/docs/a.json`. */
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

/** @returns the pathnames of all static and generated files, including the base URL */
export function openPathnames(
  staticPathnames: () => ReadonlySet<string>,
  input: Omit<PublishedInput, 'staticFiles'>,
): { has(pathname: string): boolean } {
  const { site, markdownOf } = input;
  const pathnames = graph.table('file at', () => {
    const { config, redirects } = site;
    const ofRedirects = redirects.flatMap(({ from, hasPage }) => (hasPage ? [redirectFile(from, config)] : []));
    const own = [...siteFiles(input), ...corpusTables, ...ofRedirects].map((file) => config.baseUrl + file);
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

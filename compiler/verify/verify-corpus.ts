import { parseXml, type XmlDocument } from '@rgrove/parse-xml';
import type * as z from 'zod';
import { pageAddress, type ManifestFile, type Page, type Route, type SiteFile } from '../../corpus/schema/index.ts';
import { sha256 } from '../fs/sha256.ts';
import { isSecretPath } from '../../corpus/secret-path.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { checkCode, checkTheme } from './check-code.ts';
import { checkLanguages, checkSitemap, checkStarts } from './check-languages.ts';
import { checkLinks } from './check-links.ts';
import { checkPage, repeatedIds } from './check-page.ts';
import { readJson } from './read-json.ts';
import { manifestPath, readTables, type CorpusReader, type CorpusTables, type OutputTables } from './read-tables.ts';
import { makeResolver, type Resolver } from './resolver.ts';
import { schemaOf } from './schema-of.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Severity } from '../diagnostics/rule.ts';

/** An error in an output folder. */
export interface CorpusProblem {
  /** Path of the file, relative to the output folder. */
  path: string;
  message: string;
  /** `error`, or `warning` for a broken link that the site's config allows. */
  severity: Severity;
}

/** Folder with unpublished files of a compile that is running or was interrupted. */
const workFolder = '.lectern/';
/** Maximum number of schema errors that are reported per file. */
const mostIssues = 5;

/**
 * Checks a compiled site:
 *
 * - Complete: every file in the manifest exists with the listed content, and there are no other files.
 * - Valid: every JSON file of a known kind is formatted canonically and matches its schema.
 * - Linked: routes and pages match, internal paths exist, ids are unique, and code exists.
 *
 * All languages are checked.
 *
 * @returns all errors, sorted
 */
export async function verifyCorpus(reader: CorpusReader): Promise<CorpusProblem[]> {
  const tables = await readTables(reader);
  if (!tables)
    return [
      {
        path: manifestPath,
        message: 'the manifest is missing or damaged, so there is no corpus to verify',
        severity: 'error',
      },
    ];
  const { files } = tables.manifest;
  const rows = new Map(files.map((row) => [row.path, row]));
  const extra = (await reader.list()).filter(
    (path) => path !== manifestPath && !rows.has(path) && !path.startsWith(workFolder),
  );
  const problems: CorpusProblem[] = [];
  const add = (path: string, found: FileProblem[]) => problems.push(...found.map((problem) => ({ path, ...problem })));
  for (const path of extra) add(path, errors(['the manifest does not list this file']));
  for (const { path } of files)
    if (isSecretPath(path) && !/\.(?:html|md|json)$/.test(path))
      add(path, errors(['files with this name contain secrets and must not be published']));
  for (const corpus of tables.corpora) add(`${corpus.folder}corpus/routes.json`, errors(checkRoutes(corpus, rows)));
  const resolves = makeResolver(
    files.map(({ path }) => path),
    tables.corpora,
    tables.manifest.site.baseUrl,
  );
  const checkContent = contentChecker(tables, resolves);
  const deadInSitemap = (folder: string, xml: XmlDocument) => {
    const { corpora } = tables;
    const site = corpora.find((corpus) => corpus.folder === folder)?.site ?? corpora[0]?.site;
    return site ? checkSitemap(xml, site, corpora, resolves) : [];
  };
  for (const path of [...rows.keys(), manifestPath])
    add(path, checkFile(path, await reader.read(path), rows.get(path), tables.corpora, checkContent, deadInSitemap));
  return problems.sort(compareProblems);
}

function checkRoutes({ folder, baseUrl, routes }: CorpusTables, rows: ReadonlyMap<string, unknown>): string[] {
  return routes.flatMap(({ path, page }) => {
    const expected = pageAddress(encodePath(path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path));
    if (page !== expected) return [`the page file of "${path}" is "${page}", but must be "${expected}"`];
    return rows.has(`${folder}corpus/${page}`) ? [] : [`the route "${path}" has no page: "${page}" does not exist`];
  });
}

/** Checks the content of a corpus file that matches its schema. */
type ContentCheck = (file: CorpusPath, value: unknown) => FileProblem[];
type FileProblem = Omit<CorpusProblem, 'path'>;

/** A JSON file in the corpus of a language. */
interface CorpusPath {
  corpus: CorpusTables;
  /** Path relative to `corpus/`. */
  path: string;
}

function contentChecker({ manifest, corpora }: OutputTables, resolves: Resolver): ContentCheck {
  const files = new Set(manifest.files.map(({ path }) => path));
  const { baseUrl } = manifest.site;
  const linkSeverity = manifest.onBrokenLinks === 'error' ? 'error' : 'warning';
  const unchecked = new Set(manifest.unchecked);
  const routesByPage = new Map(
    corpora.map((corpus) => [corpus, new Map<string, Route>(corpus.routes.map((route) => [route.page, route]))]),
  );
  return ({ corpus, path }, value) => {
    const links = (from: string) =>
      checkLinks(path, value, from, resolves).map((target): FileProblem => ({
        message: `the link target "${target}" does not exist`,
        severity: unchecked.has(target) ? 'warning' : linkSeverity,
      }));
    // All languages share the code, so the code is checked once.
    if (path === 'site.json')
      return [
        ...errors([...checkTheme(value as SiteFile, files, baseUrl), ...checkStarts(value as SiteFile, corpora)]),
        ...links(corpus.baseUrl),
      ];
    if (!path.startsWith('pages/')) return links(corpus.baseUrl);
    const page = value as Page;
    const route = routesByPage.get(corpus)!.get(path);
    return [
      ...errors([
        ...checkPage(page, route, corpus.hasSidebar),
        ...checkCode(page, files, baseUrl),
        ...(corpus.site ? checkLanguages(page, corpus.site, corpora) : []),
      ]),
      // Duplicate ids are a warning: authors can set ids, and compiling allows duplicates.
      ...repeatedIds(page).map((id): FileProblem => ({
        message: `the id "${id}" occurs more than once`,
        severity: 'warning',
      })),
      ...links(page.path),
    ];
  };
}

function checkFile(
  path: string,
  bytes: Uint8Array | undefined,
  row: ManifestFile['files'][number] | undefined,
  corpora: readonly CorpusTables[],
  checkContent: ContentCheck,
  deadInSitemap: SitemapCheck,
): FileProblem[] {
  if (!bytes) return errors(['the file is missing']);
  if (row && (row.bytes !== bytes.length || row.sha256 !== sha256(bytes)))
    return errors(['the content of the file differs from the manifest']);
  if (path.endsWith('.xml')) return checkXml(path, bytes, deadInSitemap);
  const file = corpusPath(path, corpora);
  if (!file) return [];
  const schema = schemaOf(file.path);
  // Files of extensions may have any format.
  const reading = readJson(bytes, schema !== undefined);
  if ('message' in reading) return errors([reading.message]);
  if (!schema) return [];
  const parsed = schema.safeParse(reading.value);
  return parsed.success
    ? checkContent(file, parsed.data)
    : errors(parsed.error.issues.slice(0, mostIssues).map(describeIssue));
}

function corpusPath(path: string, corpora: readonly CorpusTables[]): CorpusPath | undefined {
  const corpus = path.endsWith('.json') && corpora.find(({ folder }) => path.startsWith(`${folder}corpus/`));
  return corpus ? { corpus, path: path.slice(`${corpus.folder}corpus/`.length) } : undefined;
}

/** Matches XML files that Lectern writes. Other XML files belong to the site. */
const madeXml = /(?:^|\/)(?:sitemap|rss|atom|opensearch)\.xml$/;

/** Returns the broken addresses in a sitemap. `folder` is the folder of its language. */
type SitemapCheck = (folder: string, xml: XmlDocument) => string[];

function checkXml(path: string, bytes: Uint8Array, deadInSitemap: SitemapCheck): FileProblem[] {
  const severity = madeXml.test(path) ? 'error' : 'warning';
  try {
    const dead = deadInSitemap(path.replace(/[^/]*$/, ''), parseXml(Buffer.from(bytes).toString()));
    return dead.map((address) => ({ message: `the address "${address}" does not exist`, severity }));
  } catch (error) {
    const message = `the file is not well-formed XML: ${(error as Error).message.split('\n')[0]}`;
    return [{ message, severity }];
  }
}

function errors(messages: string[]): FileProblem[] {
  return messages.map((message) => ({ message, severity: 'error' }));
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

function compareProblems(a: CorpusProblem, b: CorpusProblem): number {
  return compareText(a.path, b.path) || compareText(a.message, b.message);
}

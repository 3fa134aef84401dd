import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Differences } from './differences.ts';
import { comparable } from './page-facts.ts';

interface Link {
  permalink?: string;
  path?: string;
  title: string;
}

interface Item {
  type: string;
  label?: string;
  href?: string;
  items?: Item[];
  value?: string;
  defaultStyle?: boolean;
  unlisted?: boolean;
}

/**
 * The content of a JSON file in `.docusaurus`. Docusaurus writes such a file for each doc, each post, and each docs
 * version with its sidebars.
 */
interface Left {
  id?: string;
  permalink?: string;
  title: string;
  description?: string;
  date?: string;
  previous?: Link;
  next?: Link;
  prevItem?: Link;
  nextItem?: Link;
  version?: VersionLeft | string;
  docsSidebars?: Record<string, Item[]>;
  pluginId?: string;
}

interface VersionLeft {
  pluginId: string;
  version: string;
  docsSidebars: Record<string, Item[]>;
}

interface Page {
  title?: string;
  description?: string;
  date?: string;
  previous?: Link | null;
  next?: Link | null;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Compares the data that a Docusaurus build stores in `.docusaurus` with the corpus. Unlike the HTML, this data
 * includes content that is hidden at first, such as items in collapsed categories.
 *
 * @param theirs the folder `.docusaurus` of a site
 * @param ours the output folder of Lectern
 */
export function compareLeftBehind(theirs: string, ours: string, differences: Differences): void {
  const corpus = path.join(ours, 'corpus');
  const { routes: listed } = readJson(path.join(corpus, 'routes.json')) as { routes: { path: string; page: string }[] };
  const routes = new Map(listed.map((route) => [comparable(route.path), route.page]));
  const pageAt = (address: string): Page => {
    const file = routes.get(comparable(address));
    return file === undefined ? {} : (readJson(path.join(corpus, file)) as Page);
  };
  for (const address of routesOfDocusaurus(theirs))
    differences.compare('known routes', address, true, routes.has(address));
  for (const left of leftBy(theirs, 'docusaurus-plugin-content-docs')) {
    if (left.permalink !== undefined && left.id !== undefined)
      compareDoc(left, left.permalink, pageAt(left.permalink), differences);
    const version = versionOf(left);
    if (version) compareSidebars(version, corpus, differences);
  }
  for (const left of leftBy(theirs, 'docusaurus-plugin-content-blog'))
    if (left.permalink !== undefined && left.date !== undefined)
      comparePost(left, left.permalink, pageAt(left.permalink), differences);
}

function compareDoc(left: Left, at: string, page: Page, differences: Differences): void {
  differences.compare('known titles', at, left.title, page.title);
  differences.compare('known descriptions', at, left.description, page.description ?? '');
  const expected = [link(left.previous), link(left.next)];
  differences.compare('known previous and next', at, expected, [link(page.previous), link(page.next)]);
}

function comparePost(left: Left, at: string, page: Page, differences: Differences): void {
  differences.compare('known titles', at, left.title, page.title);
  differences.compare('known dates', at, String(left.date).slice(0, 10), String(page.date).slice(0, 10));
  const expected = [link(left.nextItem), link(left.prevItem)];
  differences.compare('known previous and next', at, expected, [link(page.next), link(page.previous)]);
}

function compareSidebars(left: VersionLeft, corpus: string, differences: Differences): void {
  const { pluginId, version, docsSidebars } = left;
  const file = path.join(corpus, 'docs', pluginId, version, 'sidebars.json');
  const { sidebars } = existsSync(file) ? (readJson(file) as { sidebars: Record<string, Item[]> }) : { sidebars: {} };
  for (const [name, items] of Object.entries(docsSidebars))
    differences.compare(
      'known sidebars',
      `${pluginId} ${version} ${name}`,
      seen(items),
      seen((sidebars as Record<string, Item[]>)[name] ?? []),
    );
}

/** Returns the addresses of all pages. */
function routesOfDocusaurus(theirs: string): string[] {
  const text = readFileSync(path.join(theirs, 'routes.js'), 'utf8');
  const found = text.matchAll(/path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\([^)]*\),\s*exact: true/g);
  return [...found]
    .map(([, address]) => comparable(address!.replaceAll("\\'", "'")))
    .filter((address) => !address.includes('__docusaurus'));
}

/** Iterates over the JSON files of a content plugin of Docusaurus, for all its instances. */
function* leftBy(theirs: string, plugin: string): Generator<Left> {
  const folder = path.join(theirs, plugin);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.json')) yield readJson(path.join(entry.parentPath, entry.name)) as Left;
}

const link = (to: Link | null | undefined) => to && { to: comparable((to.permalink ?? to.path)!), title: to.title };

/** Returns the visible properties of sidebar items: labels, addresses and nesting. */
function seen(items: Item[]): object[] {
  return items
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ type, label, href, items: below, value, defaultStyle }) =>
      type === 'html'
        ? { value, defaultStyle: defaultStyle === true }
        : { label, href: href && comparable(href), items: below && seen(below) },
    );
}

/** @returns the data of a version with its sidebars. Docusaurus 2 stores it at the top level of the file */
function versionOf(left: Left): VersionLeft | undefined {
  const version = left.docsSidebars ? (left as VersionLeft) : left.version;
  return typeof version === 'object' && version.docsSidebars ? version : undefined;
}

// Holds what Lectern makes of a Docusaurus site against that site's own build.
//     node --import tsx scripts/compare-docusaurus.ts <site> [<dist>] [--show 20]
// <site> was built by `docusaurus build` before, which leaves what it knows of the pages in <site>/.docusaurus; <dist> is
// what `lectern compile` made of it, <site>/dist where it isn't said. Exit 1 when something differs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

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

/** What Docusaurus leaves of a doc, of a post, or of a version with its sidebars. */
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

const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });
const [site, dist = `${site}/dist`] = positionals as [string?, string?];
if (site === undefined) throw new Error('usage: compare-docusaurus.ts <site> [<dist>] [--show 20]');
const theirs = path.join(site, '.docusaurus');
const ours = path.join(dist, 'corpus');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const clean = (address: string): string => decodeURI(address).replace(/(?<=.)\/+$/, '');

/** What was compared, by kind: how much there was, and what of it differs. */
const counts = new Map<string, { all: number; differences: string[] }>();

function compare(kind: string, at: string, expected: unknown, found: unknown): void {
  const count = counts.get(kind) ?? { all: 0, differences: [] };
  counts.set(kind, count);
  count.all += 1;
  const [wanted, had] = [JSON.stringify(expected), JSON.stringify(found)];
  if (wanted !== had) count.differences.push(`${at}: expected ${wanted?.slice(0, 300)}, found ${had?.slice(0, 300)}`);
}

/** The addresses of all pages. */
function routesOfDocusaurus(): string[] {
  const text = readFileSync(path.join(theirs, 'routes.js'), 'utf8');
  const found = text.matchAll(/path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\([^)]*\),\s*exact: true/g);
  return [...found]
    .map(([, address]) => clean(address!.replaceAll("\\'", "'")))
    .filter((a) => !a.includes('__docusaurus'));
}

/** Every JSON file that the instances of a content plugin left. */
function* leftBy(plugin: string): Generator<Left> {
  const folder = path.join(theirs, plugin);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.json')) yield readJson(path.join(entry.parentPath, entry.name)) as Left;
}

const { routes: listed } = readJson(path.join(ours, 'routes.json')) as { routes: { path: string; page: string }[] };
const routes = new Map(listed.map((route) => [clean(route.path), route]));

function pageAt(address: string): Page {
  const file = routes.get(clean(address))?.page;
  return file === undefined ? {} : (readJson(path.join(ours, file)) as Page);
}

const link = (to: Link | null | undefined) => to && { to: clean((to.permalink ?? to.path)!), title: to.title };

/** @returns the items of a sidebar with what readers see of them: words, addresses, nesting */
function seen(items: Item[]): object[] {
  return items
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ type, label, href, items: below, value, defaultStyle }) =>
      type === 'html'
        ? { value, defaultStyle: defaultStyle === true }
        : { label, href: href && clean(href), items: below && seen(below) },
    );
}

/** @returns a version with its sidebars, which Docusaurus 2 has at the top */
function versionOf(left: Left): VersionLeft | undefined {
  const version = left.docsSidebars ? (left as VersionLeft) : left.version;
  return typeof version === 'object' && version.docsSidebars ? version : undefined;
}

for (const address of routesOfDocusaurus()) compare('routes', address, true, routes.has(address));

for (const left of leftBy('docusaurus-plugin-content-docs')) {
  if (left.permalink !== undefined && left.id !== undefined) {
    const page = pageAt(left.permalink);
    compare('titles', left.permalink, left.title, page.title);
    compare('descriptions', left.permalink, left.description, page.description ?? '');
    compare(
      'previous and next',
      left.permalink,
      [link(left.previous), link(left.next)],
      [link(page.previous), link(page.next)],
    );
  }
  const { pluginId, version, docsSidebars } = versionOf(left) ?? {};
  if (!docsSidebars) continue;
  const file = path.join(ours, 'docs', pluginId!, version!, 'sidebars.json');
  const { sidebars } = existsSync(file) ? (readJson(file) as { sidebars: Record<string, Item[]> }) : { sidebars: {} };
  for (const [name, items] of Object.entries(docsSidebars))
    compare('sidebars', `${pluginId} ${version} ${name}`, seen(items), seen(sidebars[name] ?? []));
}
for (const left of leftBy('docusaurus-plugin-content-blog'))
  if (left.permalink !== undefined && left.date !== undefined) {
    const page = pageAt(left.permalink);
    compare('titles', left.permalink, left.title, page.title);
    compare('dates', left.permalink, String(left.date).slice(0, 10), String(page.date).slice(0, 10));
    compare(
      'previous and next',
      left.permalink,
      [link(left.nextItem), link(left.prevItem)],
      [link(page.next), link(page.previous)],
    );
  }

let differ = 0;
for (const [kind, { differences }] of counts) {
  for (const line of differences.slice(0, Number(values.show ?? 20))) console.log(`${kind} ${line}`);
  differ += differences.length;
}
for (const [kind, { all, differences }] of counts)
  console.log(
    `${kind}: ${all - differences.length} of ${all} (${(100 - (100 * differences.length) / all).toFixed(2)} %)`,
  );
process.exitCode = differ === 0 ? 0 : 1;

import type { SidebarItem } from '../../corpus/schema/index.ts';
import { filePath } from '../../corpus/file-paths.ts';
import * as graph from '../incremental/index.ts';
import { blogTables } from './blog-tables.ts';
import { tableFile } from './corpus-file.ts';
import type { EmitInput } from './emit-input.ts';
import { listJson } from './json.ts';
import { output, type OutputGroup } from './output.ts';
import { versionKeys, versionOf } from './version-key.ts';
import { docsFile, redirectsFile, routesFile, sidebarsFile, versionsFile } from './tables.ts';

const versionTables = ['sidebars', 'docs'] as const;
type VersionTable = (typeof versionTables)[number];

/** Opens the tables of the corpus: all corpus files except pages and `site.json`. */
export function openTables(input: EmitInput) {
  const { site } = input;
  const itemJson = graph.family('JSON of item', (item: SidebarItem) => JSON.stringify(item), Object.is);
  const blogs = () => site.blogs.map(({ kind, id }) => `${kind} ${id}`);
  const tablesOfBlog = graph.family('tables of blog', (key: string) => {
    const blog = site.blogs.find(({ kind, id }) => `${kind} ${id}` === key)!;
    return blogTables(blog, input).map(([kind, file]) => tableFile(kind, file, site.config, { instance: blog.id }));
  });
  const docs = () => site.docs.map(({ id }) => id);
  const versionsOf = (id: string) => {
    const instance = site.docs.find((other) => other.id === id)!;
    return tableFile('versions', versionsFile(instance, input), site.config, { instance: id });
  };
  const versions = () => versionKeys(site);
  const pathOf = (kind: VersionTable, key: string) => `corpus/${filePath(kind, versionOf(key, site).place)}`;
  const writeTable = (kind: VersionTable, key: string) => {
    const { version } = versionOf(key, site);
    return kind === 'sidebars' ? sidebarsFile(version, input, itemJson) : listJson(docsFile(version, input));
  };
  const ofVersions = (kind: VersionTable, priority: OutputGroup['priority']): OutputGroup => ({
    name: `${kind}.json`,
    keys: versions,
    make: (key) => [{ path: pathOf(kind, key), text: writeTable(kind, key) }],
    priority,
  });

  /** Returns a table of a docs version as JSON. It is cached, because most pages with code need the same table. */
  const textOf = graph.family('table of docs for code', (table: string) => {
    const [kind, key] = JSON.parse(table) as [VersionTable, string];
    return writeTable(kind, key);
  });

  /** @returns the JSON of a table at an output path. Code on a page can request it while the page is rendered */
  async function read(path: string): Promise<string | undefined> {
    for (const key of versions())
      for (const kind of versionTables) if (pathOf(kind, key) === path) return textOf(JSON.stringify([kind, key]));
    return [...docs().map(versionsOf), ...blogs().flatMap(tablesOfBlog)].find((table) => table.path === path)?.text;
  }

  const groups: OutputGroup[] = [
    output('routes.json', () => [{ path: `corpus/${filePath('routes')}`, text: listJson(routesFile(input)) }], 'idle'),
    output('redirects.json', () => [tableFile('redirects', redirectsFile(input), site.config)]),
    { name: 'versions.json', keys: docs, make: (id) => [versionsOf(id)], priority: 'now' },
    ofVersions('sidebars', 'now'),
    ofVersions('docs', 'idle'),
    { name: 'tables of blog', keys: blogs, make: tablesOfBlog, priority: 'now' },
  ];
  return { groups, read };
}

import type { ManifestFile } from '../corpus/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Site } from '../site/site.ts';
import { version } from '../version.ts';
import { schemaHref } from './addresses.ts';
import { canonicalJson } from './canonical-json.ts';

type Row = ManifestFile['files'][number];

/** Rows as JSON: most of them stay from one run of a session to the next. */
const written = new WeakMap<Row, string>();

/**
 * `manifest.json`, which is written last: it vouches for all the others.
 *
 * @param files a row for each other file, sorted by path
 * @param stamp of the service worker, when the site has one
 */
export function manifestFile({ config, routes, redirects }: Site, files: readonly Row[], stamp: string): string {
  const { title, url, baseUrl, onBrokenLinks } = config;
  const manifest: ManifestFile = {
    $schema: schemaHref('manifest', config),
    format: 1,
    generator: { name: 'lectern', version },
    site: { title, url, baseUrl },
    onBrokenLinks,
    stamp: config.pwa && stamp,
    counts: countKinds([...routes.map(({ kind }) => kind), ...redirects.filter(({ hasPage }) => hasPage).map(() => 'redirect')]),
    files: [],
  };
  const around = canonicalJson(manifest).split('[]');
  const end = around.pop()!;
  return `${around.join('[]')}[${files.map(rowJson).join(',')}]${end}`;
}

function rowJson(row: Row): string {
  let json = written.get(row);
  if (json === undefined) written.set(row, (json = JSON.stringify(row)));
  return json;
}

function countKinds(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}

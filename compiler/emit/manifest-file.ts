import { keepColumn } from '../columns.ts';
import type { ManifestFile } from '../../corpus/schema/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Site } from '../site/site.ts';
import type { Memory } from '../memory.ts';
import { version } from '../version.ts';
import { schemaHref } from './addresses.ts';
import { canonicalList } from './canonical-list.ts';

type Row = ManifestFile['files'][number];

/**
 * `manifest.json`, which is written last: it vouches for all the others.
 *
 * @param files a row for each other file, sorted by path
 * @param stamp of the service worker, when the site has one
 */
export function manifestFile(
  { config, routes, redirects }: Site,
  files: readonly Row[],
  stamp: string,
  memory: Memory,
): Uint8Array {
  const { title, url, baseUrl, onBrokenLinks } = config;
  const kinds = keepColumn(memory, 'kinds', routes, ({ kind }) => kind);
  const manifest: ManifestFile = {
    $schema: schemaHref('manifest', config),
    format: 1,
    generator: { name: 'lectern', version },
    site: { title, url, baseUrl },
    onBrokenLinks,
    stamp: config.pwa && stamp,
    counts: memory.keep('counts', [kinds, redirects], () =>
      countKinds([...kinds, ...redirects.filter(({ hasPage }) => hasPage).map(() => 'redirect')]),
    ),
    files: [],
  };
  return canonicalList({ around: manifest, rows: files, write: (row) => row }, [], memory.shelf('manifest'));
}

function countKinds(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}

import type { ManifestFile } from '../../corpus/schema/index.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import * as session from '../incremental/session.ts';
import type { Site } from '../site/site.ts';
import type { ContentSecurityPolicy } from './csp/content-security-policy.ts';
import { version } from '../version.ts';
import { asFile, type Content } from './corpus-file.ts';
import { openListWriter } from './json.ts';
import { pick, unlessEmpty } from '../values/objects.ts';

type Row = ManifestFile['files'][number];

/**
 * Opens a writer for `manifest.json`, which lists all other output files and is written last.
 *
 * @returns a function that returns the content of the file. `unchecked` are addresses without a page that links may
 * use. `files` are the output files, sorted by path. `fingerprint` is a hash of all files
 */
export function openManifest() {
  const write = openListWriter<Row>();
  const count = openCount();
  return (
    { config, routes, redirects }: Pick<Site, 'config' | 'routes' | 'redirects'>,
    unchecked: readonly string[],
    files: readonly Row[],
    fingerprint: string,
    csp: ContentSecurityPolicy | undefined,
  ): Uint8Array => {
    const { title, url, baseUrl, onBrokenLinks } = config;
    const manifest: Content<ManifestFile> = {
      generator: { name: 'lectern', version },
      site: { title, url, baseUrl },
      onBrokenLinks,
      unchecked: unlessEmpty([...unchecked]),
      stamp: fingerprint === '' ? undefined : fingerprint,
      csp: csp && { ...pick(csp, 'policy', 'scripts'), apart: unlessEmpty(csp.apart) },
      counts: count(routes, redirects),
      files: [],
    };
    return write({ envelope: asFile('manifest', manifest, config), rows: files, write: (row) => row });
  };
}

/** @returns a function that counts the pages of each kind. It caches the counts of the last call */
function openCount(): (routes: Site['routes'], redirects: Site['redirects']) => Record<string, number> {
  const last = session.lastRun<{ of: readonly unknown[]; counts: Record<string, number> }>({ of: [], counts: {} });
  return (routes, redirects) => {
    if (last.value.of[0] !== routes || last.value.of[1] !== redirects) {
      const pages = redirects.filter(({ hasPage }) => hasPage).map(() => 'redirect');
      const counts = countKinds([...routes.map(({ kind }) => kind), ...pages]);
      last.value = { of: [routes, redirects], counts };
      return counts;
    }
    return last.value.counts;
  };
}

function countKinds(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}

import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from './find.ts';
import { kinds, type Kind } from './prose.ts';

/** Folder → kind → number of findings. A kind without findings is absent. */
export type Counts = Record<string, Partial<Record<Kind, number>>>;

const file = new URL('counts.json', import.meta.url);

/** @returns the stored counts: the maximum number of findings in each folder */
export function readCounts(): Counts {
  return JSON.parse(readFileSync(file, 'utf8')) as Counts;
}

/**
 * Writes the counts, sorted. Each folder has its own lines, so that branches that change different folders do not
 * conflict.
 */
export function writeCounts(counts: Counts): void {
  const sorted = Object.keys(counts).sort();
  const entries = sorted.map((folder) => [
    folder,
    Object.fromEntries(kinds.flatMap((kind) => (counts[folder]![kind] ? [[kind, counts[folder]![kind]]] : []))),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

export function countFindings(findings: readonly Finding[]): Counts {
  const counts: Counts = {};
  for (const { file, kind } of findings) {
    const folder = (counts[folderOf(file)] ??= {});
    folder[kind] = (folder[kind] ?? 0) + 1;
  }
  return counts;
}

/**
 * @returns the folder whose count includes a file: `compiler/cli/report/format.ts` → `compiler/cli`,
 * `compiler/test/cli/serve.test.ts` → `compiler/test/cli`, `README.md` → `README.md`
 */
export function folderOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders.length === 0) return file;
  const isDeep = folders[1] === 'test' || /^content\/(?:docs|versioned_docs)\//.test(file);
  return folders.slice(0, isDeep ? 3 : 2).join('/');
}

/** A folder that has more findings of a kind than the stored counts allow. */
export interface Rise {
  folder: string;
  kind: Kind;
  count: number;
  most: number;
}

/** @returns the folders that have more findings than `stored` allows */
export function risesIn(counts: Counts, stored: Counts): Rise[] {
  return Object.entries(counts).flatMap(([folder, byKind]) =>
    kinds.flatMap((kind): Rise[] => {
      const count = byKind[kind] ?? 0;
      const most = stored[folder]?.[kind] ?? 0;
      return count > most ? [{ folder, kind, count, most }] : [];
    }),
  );
}

/** @returns for each folder, the lower one of the stored count and the current count */
export function lowered(counts: Counts, stored: Counts): Counts {
  const entries = Object.entries(stored).map(([folder, byKind]) => {
    const lower = kinds.flatMap((kind) => {
      const count = Math.min(byKind[kind] ?? 0, counts[folder]?.[kind] ?? 0);
      return count > 0 ? [[kind, count] as const] : [];
    });
    return [folder, Object.fromEntries(lower)] as const;
  });
  return Object.fromEntries(entries.filter(([, byKind]) => Object.keys(byKind).length > 0));
}

import type { KeyedRows } from './keyed-rows.ts';
import type { Head } from './parse/document.ts';
import type { SourceFile } from './source/source.ts';

type Sources = KeyedRows<{ file: SourceFile; head: Head }>;

/** The parts of heads that are asked for of all sources at once. */
const parts = [
  'frontMatter',
  'frontMatterPlaces',
  'contentTitle',
  'excerpt',
  'outline',
  'anchors',
  'references',
  'code',
  'components',
] as const satisfies (keyof Head)[];

/**
 * For each part of heads one value that is another as soon as that part of any head is, or the sources are others: a
 * stage that rests on a part of all heads has one thing to compare, not one for each source.
 */
export type HeadStamps = Readonly<Record<(typeof parts)[number] | 'files', symbol>>;

/** What was stamped, and its stamps. */
export interface Stamped {
  sources: Sources;
  stamps: HeadStamps;
}

/** @param before what was stamped last */
export function stampHeads(sources: Sources, before?: Stamped): HeadStamps {
  const stamps = Object.fromEntries(['files', ...parts].map((part) => [part, Symbol(part)])) as Record<
    keyof HeadStamps,
    symbol
  >;
  if (before?.sources.size !== sources.size) return stamps;
  const stale = new Set<keyof HeadStamps>();
  for (const [row, source] of sources.rows.entries()) {
    const other = before.sources.rows[row]!;
    if (source === other) continue;
    if (source.file.path !== other.file.path) return stamps;
    if (source.file !== other.file) stale.add('files');
    for (const part of parts) if (source.head[part] !== other.head[part]) stale.add(part);
  }
  return Object.fromEntries(
    Object.entries(stamps).map(([part, stamp]) => [
      part,
      stale.has(part as keyof HeadStamps) ? stamp : before.stamps[part as keyof HeadStamps],
    ]),
  ) as HeadStamps;
}

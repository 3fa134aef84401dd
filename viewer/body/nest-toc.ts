import type { TocEntry, DocPage } from '../../corpus/schema/index.ts';

/** A heading with the headings below it. */
export interface TocBranch {
  entry: TocEntry;
  branches: TocBranch[];
}

/**
 * Nests each heading below the nearest previous heading with a smaller level. Headings outside of the levels from `min`
 * to `max` are omitted.
 */
export function nestToc(entries: TocEntry[], min: number, max: number): TocBranch[] {
  const roots: TocBranch[] = [];
  const open: TocBranch[] = [];
  for (const entry of entries) {
    if (entry.depth < min || entry.depth > max) continue;
    while (open.length > 0 && open.at(-1)!.entry.depth >= entry.depth) open.pop();
    const branch = { entry, branches: [] };
    (open.at(-1)?.branches ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

/** Returns the visible headings in the page's table of contents; empty if the page hides the table of contents. */
export function pageToc({ toc, tocLevels, hideToc }: Pick<DocPage, 'toc' | 'tocLevels' | 'hideToc'>): TocBranch[] {
  return hideToc ? [] : nestToc(toc, Number(tocLevels.min) || 2, Number(tocLevels.max) || 3);
}

import { sha256 } from '../../fs/sha256.ts';

/** The number of pages in a group, on average and at most. */
const groupSize = 100;
const mostPages = 400;

/** Neighbouring pages that are loaded together. */
export interface PageGroup {
  name: string;
  pages: readonly string[];
}

/**
 * Divides pages into groups of neighbours, which have similar HTML. The hash of a page decides whether a group begins
 * with it. So a new page changes only its own group.
 *
 * @param name prefix of the names of the groups
 * @param pages keys of the pages, in the order in which Lectern makes them
 */
export function pageGroups(name: string, pages: readonly string[]): PageGroup[] {
  const groups: { name: string; pages: string[] }[] = [];
  for (const page of pages) {
    const isFirst = Number.parseInt(sha256(page).slice(0, 12), 16) % groupSize === 0;
    const last = groups.at(-1);
    if (!last || isFirst || last.pages.length === mostPages)
      groups.push({ name: `pages ${name} ${page}`, pages: [page] });
    else last.pages.push(page);
  }
  return groups;
}

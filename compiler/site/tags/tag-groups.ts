import type { TagCount, TagLink } from '../../../corpus/schema/index.ts';

/** A doc or post with tags. */
interface Tagged {
  tags: TagLink[];
  unlisted: boolean;
}

/** A tag with all its items. */
export interface TagGroup<T> extends TagLink {
  unlisted: boolean;
  items: T[];
}

/** @returns the listed tags with their numbers of pages, for the page of all tags */
export function tagCounts(groups: readonly TagGroup<unknown>[]): TagCount[] {
  return groups
    .filter(({ unlisted }) => !unlisted)
    .map(({ label, path, items }) => ({ label, path, count: items.length }));
}

/**
 * Groups items by the path of their tags. If a path has several labels, the first counts. A tag with listed pages
 * contains only those. A tag with only unlisted pages contains them all, and is unlisted.
 *
 * @returns the groups sorted by label; items keep the given order
 */
export function groupByTag<T extends Tagged>(
  tagged: Iterable<T>,
  compare: (a: string, b: string) => number,
): TagGroup<T>[] {
  const groups = new Map<string, { tag: TagLink; items: T[] }>();
  for (const item of tagged) {
    for (const tag of item.tags) {
      const group = groups.get(tag.path) ?? { tag, items: [] };
      group.items.push(item);
      groups.set(tag.path, group);
    }
  }
  return [...groups.values()]
    .map(({ tag, items }): TagGroup<T> => {
      const listed = items.filter(({ unlisted }) => !unlisted);
      return { ...tag, unlisted: listed.length === 0, items: listed.length > 0 ? listed : items };
    })
    .sort((a, b) => compare(a.label, b.label) || compare(a.path, b.path));
}

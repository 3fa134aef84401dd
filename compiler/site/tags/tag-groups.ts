import type { TagCount, TagLink } from '../../../corpus/schema/index.ts';

/** What carries tags. */
interface Tagged {
  tags: TagLink[];
  unlisted: boolean;
}

/** A tag with everything that is shown for it. */
export interface TagGroup<T> extends TagLink {
  unlisted: boolean;
  items: T[];
}

/** @returns the tags of a page of all tags, with how many pages each has */
export function tagCounts(groups: readonly TagGroup<unknown>[]): TagCount[] {
  return groups
    .filter(({ unlisted }) => !unlisted)
    .map(({ label, path, items }) => ({ label, path, count: items.length }));
}

/**
 * Groups by the paths of tags; of several labels the first counts. A tag that only unlisted pages carry shows them
 * all, but is unlisted itself; other tags show their listed pages.
 *
 * @returns the groups in the order of their labels; items stay in the order given
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

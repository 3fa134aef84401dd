import type { TagCount, TagLink } from '../../../corpus/schema/index.ts';

/** A doc or post with tags. */
interface Tagged {
  tags: TagLink[];
  unlisted: boolean;
}

/** A tag and the pages that have it. */
export interface TagGroup<T> extends TagLink {
  unlisted: boolean;
  items: T[];
}

/** @returns the listed tags, with their numbers of pages, for the page of all tags */
export function tagCounts(groups: readonly TagGroup<unknown>[]): TagCount[] {
  return groups
    .filter(({ unlisted }) => !unlisted)
    .map(({ label, path, items }) => ({ label, path, count: items.length }));
}

/**
 * Groups pages by tag. Tags with the same path are merged, with the label of the first. If a tag has listed pages, its
 * unlisted pages are left out. If all its pages are unlisted, they are included, and the tag is unlisted.
 *
 * @returns the groups sorted by label. In each group, pages keep the order of `tagged`
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

import type { Doc, TagIndex } from '../site.ts';
import type { ListTitles } from '../list-titles.ts';
import { groupByTag, tagCounts } from './tag-groups.ts';

/**
 * Groups the docs of a version by tag, sorted by title.
 *
 * @param path path of the page that lists all tags
 * @returns undefined if no doc has a tag
 */
export function tagIndex(
  docs: Iterable<Doc>,
  path: string,
  compare: (a: string, b: string) => number,
  titles: ListTitles,
): TagIndex | undefined {
  const groups = groupByTag(docs, compare);
  if (groups.length === 0) return undefined;
  const items = tagCounts(groups);
  const tags = groups.map(({ items, ...tag }) => ({
    ...tag,
    title: titles.taggedDocs(tag.label, items.length),
    docs: items.sort((a, b) => compare(a.title, b.title) || compare(a.id, b.id)),
  }));
  return { path: items.length > 0 ? path : undefined, title: titles.tags, items, tags };
}

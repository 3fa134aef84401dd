import type { Doc, TagIndex } from '../site.ts';
import type { ListTitles } from '../list-titles.ts';
import { groupByTag } from './tag-groups.ts';

/**
 * Groups the docs of a version by tag, sorted by title.
 *
 * @param path of the page of all tags
 * @returns nothing when no doc has a tag
 */
export function tagIndex(
  docs: Iterable<Doc>,
  path: string,
  compare: (a: string, b: string) => number,
  titles: ListTitles,
): TagIndex | undefined {
  const tags = groupByTag(docs, compare).map(({ items, ...tag }) => ({
    ...tag,
    title: titles.taggedDocs(tag.label, items.length),
    docs: items.sort((a, b) => compare(a.title, b.title) || compare(a.id, b.id)),
  }));
  if (tags.length === 0) return undefined;
  const items = tags
    .filter(({ unlisted }) => !unlisted)
    .map(({ label, path, docs }) => ({ label, path, count: docs.length }));
  return { path: items.length > 0 ? path : undefined, title: titles.tags, items, tags };
}

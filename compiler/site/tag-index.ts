import type { Doc, TagIndex } from './site.ts';

/**
 * Groups the docs of a version by tag. A tag that only unlisted docs carry shows them all, but is unlisted itself;
 * other tags show their listed docs.
 *
 * @param path of the page of all tags
 * @returns nothing when no doc has a tag
 */
export function tagIndex(docs: Iterable<Doc>, path: string, compare: (a: string, b: string) => number): TagIndex | undefined {
  const groups = new Map<string, { label: string; description?: string | undefined; docs: Doc[] }>();
  for (const doc of docs) {
    for (const { path, label, description } of doc.tags) {
      const group = groups.get(path) ?? { label, description, docs: [] };
      group.docs.push(doc);
      groups.set(path, group);
    }
  }
  if (groups.size === 0) return undefined;
  const tags = [...groups].map(([path, { label, description, docs }]) => {
    const listed = docs.filter((doc) => !doc.unlisted);
    const shown = listed.length > 0 ? listed : docs;
    shown.sort((a, b) => compare(a.title, b.title) || compare(a.id, b.id));
    return { label, description, path, unlisted: listed.length === 0, docs: shown };
  });
  tags.sort((a, b) => compare(a.label, b.label) || compare(a.path, b.path));
  const items = tags.filter(({ unlisted }) => !unlisted).map(({ label, path, docs }) => ({ label, path, count: docs.length }));
  return { path: items.length > 0 ? path : undefined, items, tags };
}

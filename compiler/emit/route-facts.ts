import type { LastUpdate } from '../../corpus/schema/index.ts';
import type { PostList } from '../site/blog/blog.ts';
import type { Site } from '../site/site.ts';

/** What the table of routes says of a page beside its place. */
export interface RouteFacts {
  /** Of docs. */
  id?: string | undefined;
  description?: string | undefined;
  lastUpdate?: LastUpdate | undefined;
}

/** @returns by path; what routes themselves say stays the same while the words of a page change, so these are apart */
export function routeFacts({ docs, blogs, pages }: Pick<Site, 'docs' | 'blogs' | 'pages'>): Map<string, RouteFacts> {
  const facts = new Map<string, RouteFacts>();
  const add = (lists: readonly PostList[]) => lists.forEach((list) => facts.set(list.path, list));
  for (const version of docs.flatMap(({ versions }) => versions)) {
    for (const doc of version.docs.values()) facts.set(doc.path, doc);
    for (const { path, description } of [...version.categories, ...(version.tags?.tags ?? [])])
      facts.set(path, { description });
  }
  for (const { posts, lists, tags, authors } of blogs) {
    for (const { path, description, lastUpdate } of posts) facts.set(path, { description, lastUpdate });
    [lists, ...(tags?.tags ?? []).map((tag) => tag.lists)].forEach(add);
    (authors?.authors ?? []).forEach((author) => add(author.lists));
  }
  for (const { path, description, lastUpdate } of pages) facts.set(path, { description, lastUpdate });
  return facts;
}

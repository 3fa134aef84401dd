import { posix } from 'node:path';

/**
 * @param unread sources that can't be read, and whose pages are missing only for that reason
 * @returns the last path segments that their pages have by file name; without front matter, the rest is unknown
 */
export function unreadPageNames(unread: Iterable<string>): Map<string, true> {
  return new Map([...unread].map((source) => [pageName(source), true]));
}

/** Whether a pathname may belong to an unreadable source. */
export function mayBeUnread(pathname: string, names: ReadonlyMap<string, true>): boolean {
  return names.has(posix.basename(pathname).toLowerCase());
}

// `docs/02-guides/index.md` → `guides`, `blog/2024-01-31-news.md` → `news`
function pageName(source: string): string {
  const { dir, name } = posix.parse(source);
  const own = /^(?:index|readme)$/i.test(name) ? posix.basename(dir) : name;
  return own.replace(/^(?:\d+[-._ ]+)+(?=.)/, '').toLowerCase();
}

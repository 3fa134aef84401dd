import { posix } from 'node:path';

/**
 * Guesses the paths of pages that are missing because their sources could not be read. Their front matter is unknown,
 * so only the last segment of a path can be guessed. It is guessed from the file name.
 *
 * @param unread paths of the sources
 * @returns a set of last segments
 */
export function unreadPageNames(unread: Iterable<string>): Map<string, true> {
  return new Map([...unread].map((source) => [pageName(source), true]));
}

/** Whether a pathname may belong to a source that could not be read. */
export function mayBeUnread(pathname: string, names: ReadonlyMap<string, true>): boolean {
  return names.has(posix.basename(pathname).toLowerCase());
}

// Returns the probable last segment of a page's path: `docs/02-guides/index.md` → `guides`,
// `blog/2024-01-31-news.md` → `news`.
function pageName(source: string): string {
  const { dir, name } = posix.parse(source);
  const own = /^(?:index|readme)$/i.test(name) ? posix.basename(dir) : name;
  return own.replace(/^(?:\d+[-._ ]+)+(?=.)/, '').toLowerCase();
}

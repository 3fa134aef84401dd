import path from 'node:path';

/**
 * Names an author's picture in a way that means the same wherever it is read.
 *
 *     ./img/a.png, written in blog/authors.yml  →  @site/blog/img/a.png      /img/a.png, https://…  →  as they are
 *
 * @param from the file that names it
 */
export function authorImage(url: string, from: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|@site\/)/i.test(url)) return url;
  return `@site/${path.posix.join(path.posix.dirname(from), url)}`;
}

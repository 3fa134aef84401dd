/** A published address. Readers may have bookmarked it. */
export interface PublishedRoute {
  path: string;
  /** Path of the page's source when it was published, relative to the site's folder. */
  source?: string | undefined;
  kind?: string | undefined;
}

/**
 * Whether an address must stay valid after it was published. Search pages and debug views are exempt. So are
 * all pages of a list except the first, because every new post changes their content.
 */
export function isKept({ path, kind }: PublishedRoute): boolean {
  return kind !== 'search' && kind !== 'debug' && kind !== 'not-found' && !/\/page\/\d+\/?$/.test(path);
}

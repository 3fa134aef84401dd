/** A published address. Readers may have bookmarked it. */
export interface PublishedRoute {
  path: string;
  /** Path of the page's source when it was published, relative to the site's folder. */
  source?: string | undefined;
  kind?: string | undefined;
  unlisted?: unknown;
}

/**
 * Whether an address must stay valid. Search pages and hidden pages of extensions are exempt. So are the later pages of
 * a list, because each new post changes their content.
 */
export function isKept({ path, kind, unlisted }: PublishedRoute): boolean {
  // Older versions of Lectern wrote debug pages with the kind `debug`; now they are custom pages.
  if (kind === 'debug' || (kind === 'custom' && unlisted === true)) return false;
  return kind !== 'search' && kind !== 'not-found' && !/\/page\/\d+\/?$/.test(path);
}

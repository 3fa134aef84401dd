/** An address that readers may have kept. */
export interface PublishedRoute {
  path: string;
  /** The file of its page when it was published, relative to the site's folder. */
  source?: string | undefined;
  kind?: string | undefined;
}

/**
 * Whether an address is to be kept: not that of a search or debug page, nor those of the further pages of a list, which
 * show other posts as new ones come.
 */
export function isKept({ path, kind }: PublishedRoute): boolean {
  return kind !== 'search' && kind !== 'debug' && kind !== 'not-found' && !/\/page\/\d+\/?$/.test(path);
}

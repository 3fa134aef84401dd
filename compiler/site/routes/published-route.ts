/** A published address that readers may have bookmarked. */
export interface PublishedRoute {
  path: string;
  /** The source file at the time of publication, relative to the folder of the site. */
  source?: string | undefined;
  kind?: string | undefined;
}

/**
 * Whether an address must stay valid. Search and debug pages are exempt. Later pages of a list are exempt as well,
 * because each new post changes their content.
 */
export function isKept({ path, kind }: PublishedRoute): boolean {
  return kind !== 'search' && kind !== 'debug' && kind !== 'not-found' && !/\/page\/\d+\/?$/.test(path);
}

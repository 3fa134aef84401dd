import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { rewritePath } from '../../../corpus/url/rewrite.ts';
import type { Site } from '../site.ts';

/** An address that readers may have kept. */
export interface PublishedRoute {
  path: string;
  /** The file of its page when it was published, relative to the site's folder. */
  source?: string | undefined;
  kind?: string | undefined;
}

/** What answers addresses. */
export interface Answers extends Pick<Site, 'routes' | 'redirects' | 'rewrites'> {
  /** Pathnames of the files beside the pages. */
  staticPathnames: ReadonlySet<string>;
}

/**
 * Whether an address is to be kept: not that of a search or debug page, nor those of the further pages of a list, which
 * show other posts as new ones come.
 */
export function isKept({ path, kind }: PublishedRoute): boolean {
  return kind !== 'search' && kind !== 'debug' && kind !== 'not-found' && !/\/page\/\d+\/?$/.test(path);
}

/** @returns a function that tells whether a page, a redirect, a rewrite or a file answers an address */
export function answering({ routes, redirects, rewrites, staticPathnames }: Answers): (path: string) => boolean {
  const pages = new Set(routes.map(({ path }) => withoutTrailingSlash(path)));
  const redirected = new Set(redirects.map(({ from }) => withoutTrailingSlash(from)));
  return (path) => {
    const bare = withoutTrailingSlash(path);
    const rewritten = rewritePath(path, rewrites);
    return (
      pages.has(bare) ||
      redirected.has(bare) ||
      (rewritten !== undefined && pages.has(withoutTrailingSlash(rewritten))) ||
      [path, `${bare}.html`, `${bare}/index.html`].some((file) => staticPathnames.has(file))
    );
  };
}

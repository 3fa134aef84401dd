import type { SiteFile, Page } from '../../corpus/schema/index.ts';
import { belowBase, encodePath } from '../../corpus/url/pathname.ts';
import { pageFile } from '../../corpus/address.ts';
import type { StaticPage } from './page-renderer.ts';
import { redirectHtml } from './redirect-html.ts';
import type { RenderShell } from './shell.ts';

/** The settings on which the path of a page's HTML depends. */
export type SiteAddresses = Pick<SiteFile, 'baseUrl' | 'trailingSlash'>;

/**
 * Returns the path of the HTML for a page's pathname, relative to the output folder.
 *
 *     /docs/  →  docs/index.html      /docs (trailingSlash: false)  →  docs.html      /  →  index.html
 */
export function htmlFile(path: string, site: SiteAddresses): string {
  const bare = belowBase(path, site).replace(/^\/+|\/+$/g, '');
  if (bare === '') return 'index.html';
  if (site.trailingSlash === false) return bare.endsWith('.html') ? bare : `${bare}.html`;
  if (site.trailingSlash === undefined && bare.endsWith('.html')) return bare;
  return `${bare}/index.html`;
}

/**
 * Returns the path of a redirect's HTML. All hosts serve this file with and without a trailing slash in the address.
 */
export function redirectFile(from: string, site: SiteAddresses): string {
  const bare = belowBase(from, site).replace(/^\/+|\/+$/g, '');
  if (bare.endsWith('.html') && site.trailingSlash !== true) return bare;
  return bare === '' ? 'index.html' : `${bare}/index.html`;
}

/**
 * Returns the HTML file of a page, with its path relative to the output folder.
 *
 * @param rendered the rendered page; absent if the browser renders the page
 */
export function pageHtml(
  page: Page,
  shell: RenderShell,
  site: SiteAddresses,
  rendered?: StaticPage,
): { path: string; text: string } {
  const path = documentFile(page, site);
  if (page.kind === 'redirect') return { path, text: redirectHtml(page) };
  if (page.kind === 'not-found') return { path, text: shell(page, undefined, rendered) };
  return { path, text: shell(page, encodePath(pageFile(page.path, site)), rendered) };
}

/** @returns the path of a page's HTML, relative to the output folder */
export function documentFile({ kind, path }: Pick<Page, 'kind' | 'path'>, site: SiteAddresses): string {
  if (kind === 'not-found') return '404.html';
  return kind === 'redirect' ? redirectFile(path, site) : htmlFile(path, site);
}

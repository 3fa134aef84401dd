import type { Page, SiteFile } from '../corpus/index.ts';
import { encodePath } from '../url/pathname.ts';
import { htmlFile, pageFile } from './addresses.ts';
import type { Artifact } from './artifact.ts';
import type { Emission } from './emission.ts';
import { redirectFile, redirectHtml } from './redirect-html.ts';
import { renderShell } from './shell.ts';

/** The HTML file of a page. */
export function pageHtml(page: Page, site: SiteFile, { site: { config }, viewer }: Emission): Artifact {
  if (page.kind === 'redirect') return { path: redirectFile(page.path, config), text: redirectHtml(page) };
  if (page.kind === 'not-found') return { path: '404.html', text: renderShell(page, undefined, site, viewer, config) };
  const pageHref = `${config.baseUrl}corpus/${encodePath(pageFile(page.path, config))}`;
  return { path: htmlFile(page.path, config), text: renderShell(page, pageHref, site, viewer, config) };
}

import type { Config } from '../config/config.ts';
import type { Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { htmlFile, pageFile } from './addresses.ts';
import type { Artifact } from './artifact.ts';
import { redirectFile, redirectHtml } from './redirect-html.ts';
import type { RenderShell } from './shell.ts';

/** The HTML file of a page. */
export function pageHtml(page: Page, shell: RenderShell, config: Config): Artifact {
  if (page.kind === 'redirect') return { path: redirectFile(page.path, config), text: redirectHtml(page) };
  if (page.kind === 'not-found') return { path: '404.html', text: shell(page, undefined) };
  const pageHref = `${config.baseUrl}corpus/${encodePath(pageFile(page.path, config))}`;
  return { path: htmlFile(page.path, config), text: shell(page, pageHref) };
}

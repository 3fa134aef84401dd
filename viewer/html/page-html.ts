import { pageFile } from '../../corpus/page-file.ts';
import type { Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { htmlFile, redirectFile, type SiteAddresses } from './html-file.ts';
import { redirectHtml } from './redirect-html.ts';
import type { RenderShell } from './shell.ts';

/** @returns the HTML file of a page; its path is relative to the output folder */
export function pageHtml(page: Page, shell: RenderShell, site: SiteAddresses): { path: string; text: string } {
  if (page.kind === 'redirect') return { path: redirectFile(page.path, site), text: redirectHtml(page) };
  if (page.kind === 'not-found') return { path: '404.html', text: shell(page, undefined) };
  return { path: htmlFile(page.path, site), text: shell(page, encodePath(pageFile(page.path, site))) };
}

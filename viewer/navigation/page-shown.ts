import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { showMetadata } from './head-elements.ts';
import { followLineLinks } from './line-links.ts';
import { cleanPathname } from './page-places.ts';
import { samePath } from './paths.ts';
import { preparePrint } from './prepare-print.ts';
import { noteRead } from './recent-pages.ts';

/** What follows once a page is on the screen, and nobody waits for. */
export function pageShown(page: Page, site: SiteFile): void {
  showMetadata(page, site);
  cleanAddress(page);
  noteRead(page);
  followLineLinks();
  preparePrint();
}

/** Shows the page's own path in the address, when the reader came by one with a file name at its end. */
function cleanAddress({ path }: Page): void {
  const { pathname, search, hash } = location;
  if (samePath(path, pathname) || !samePath(path, cleanPathname(pathname))) return;
  history.replaceState(history.state, '', encodePath(path) + search + hash);
}

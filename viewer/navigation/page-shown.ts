import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { cleanAddress } from './clean-address.ts';
import { showMetadata } from './head-elements.ts';
import { followLineLinks } from './line-links.ts';
import { preparePrint } from './prepare-print.ts';
import { noteRead } from './recent-pages.ts';

/** Runs the tasks that can wait until after a page is rendered. */
export function pageShown(page: Page, site: SiteFile): void {
  showMetadata(page, site);
  cleanAddress(page);
  noteRead(page);
  followLineLinks();
  preparePrint();
}

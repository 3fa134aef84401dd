import { pagesOfParts } from '../client/theme/pages-of-parts.tsx';
import { FrameOfParts } from '../client/theme/page-frame.tsx';
import { parts } from '../layout/parts.ts';
import { pageParts } from '../pages/page-parts.ts';

/** Slots around all pages of docs. */
const aroundDocs = /^(?:DocsRoot|DocVersionRoot|(?:DocRoot|DocPage)(?:\/|$))/;

/** If a site fills a nested slot of a page, the page and its frame must be rendered from parts. */
export function placePages(slot: string): void {
  const pages = pagesOfParts.filter(([, { inner }]) => inner.test(slot));
  for (const [kind, { View }] of pages) pageParts[kind] = View;
  if (pages.length > 0 || aroundDocs.test(slot)) parts.Frame = FrameOfParts;
}

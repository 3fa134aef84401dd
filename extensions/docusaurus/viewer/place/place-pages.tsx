import { pagesOfParts } from '../theme/pages-of-parts.tsx';
import { FrameOfParts } from '../theme/page-frame.tsx';
import { pageParts, parts } from '../../../../viewer/extension.ts';

/** Matches slots around all pages of docs. */
const aroundDocs = /^(?:DocsRoot|DocVersionRoot|(?:DocRoot|DocPage)(?:\/|$))/;

/** Makes a page and its frame render from parts, because the site fills a slot inside the page. */
export function placePages(slot: string): void {
  const pages = pagesOfParts.filter(([, { inner }]) => inner.test(slot));
  for (const [kind, { View }] of pages) pageParts[kind] = View;
  if (pages.length > 0 || aroundDocs.test(slot)) parts.Frame = FrameOfParts;
}

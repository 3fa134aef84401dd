import { pagesOfParts } from '../theme/pages-of-parts.tsx';
import { FrameOfParts } from '../theme/page-frame.tsx';
import { pageParts, parts } from '../../../../viewer/extension.ts';

/** Matches slots around all pages of docs. */
const aroundDocs = /^(?:DocsRoot|DocVersionRoot|(?:DocRoot|DocPage)(?:\/|$))/;

/** Makes the viewer render a page and its frame from theme components, if the slot is inside the page. */
export function placePages(slot: string): void {
  const pages = pagesOfParts.filter(([, { inner }]) => inner.test(slot));
  for (const [kind, { View }] of pages) pageParts[kind] = View;
  if (pages.length > 0 || aroundDocs.test(slot)) parts.Frame = FrameOfParts;
}

import { pagesOfParts } from '../client/theme/pages-of-parts.tsx';
import { FrameOfParts } from '../client/theme/page-frame.tsx';
import { parts } from '../layout/parts.ts';
import { pageParts } from '../pages/page-parts.ts';

/** Parts around docs. */
const aroundDocs = /^(?:DocsRoot|DocVersionRoot|(?:DocRoot|DocPage)(?:\/|$))/;

/** Makes the kinds of pages with this slot, and their frame, assemble their parts. */
export function placePages(slot: string): void {
  const pages = pagesOfParts.filter(([, { inner }]) => inner.test(slot));
  for (const [kind, { View }] of pages) pageParts[kind] = View;
  if (pages.length > 0 || aroundDocs.test(slot)) parts.Frame = FrameOfParts;
}

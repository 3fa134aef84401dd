import { pagesOfParts } from '../client/theme/pages-of-parts.tsx';
import { FrameOfParts } from '../client/theme/page-frame.tsx';
import { parts } from '../layout/parts.ts';
import { pageParts } from '../pages/page-parts.ts';

/** Parts that stand around docs. */
const aroundDocs = /^(?:DocsRoot|DocVersionRoot|(?:DocRoot|DocPage)(?:\/|$))/;

/** Has the kinds of pages to which a slot belongs be put together of parts, and their frame. */
export function placePages(slot: string): void {
  const pages = pagesOfParts.filter(([, { inner }]) => inner.test(slot));
  for (const [kind, { View }] of pages) pageParts[kind] = View;
  if (pages.length > 0 || aroundDocs.test(slot)) parts.DocFrame = FrameOfParts;
}

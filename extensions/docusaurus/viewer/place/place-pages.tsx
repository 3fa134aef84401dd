import { pagesOfParts } from '../theme/pages-of-parts.tsx';
import { FrameOfParts } from '../theme/page-frame.tsx';
import { pageParts, parts } from '../../../../viewer/extension.ts';

/** Matches slots of components that surround docs pages. */
const aroundDocs = /^(?:DocsRoot|DocVersionRoot|(?:DocRoot|DocPage)(?:\/|$))/;

/** If the slot is inside or around pages, makes the viewer render these pages from theme components. */
export function placePages(slot: string): void {
  const pages = pagesOfParts.filter(([, { inner }]) => inner.test(slot));
  for (const [kind, { View }] of pages) pageParts[kind] = View;
  if (pages.length > 0 || aroundDocs.test(slot)) parts.Frame = FrameOfParts;
}

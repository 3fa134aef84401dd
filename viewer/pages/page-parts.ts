import type { Page, PageKind } from '../../corpus/schema/index.ts';
import type { ReactNode } from 'react';

/** Draws a page of one kind in the place of the viewer's own view. */
type PagePart = (props: { page: Page }) => ReactNode;

/** The kinds of pages that a site's theme draws, as a whole or in parts. */
export const pageParts: Partial<Record<PageKind, PagePart>> = {};

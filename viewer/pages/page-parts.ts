import type { Page, PageKind } from '../../corpus/schema/index.ts';
import type { ReactNode } from 'react';

/** Renders a page of one kind instead of the viewer's own view. */
type PagePart = (props: { page: Page }) => ReactNode;

/** The kinds of pages that a site's theme renders, as a whole or from components. */
export const pageParts: Partial<Record<PageKind, PagePart>> = {};

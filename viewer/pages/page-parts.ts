import type { Page, PageKind } from '../../corpus/schema/index.ts';
import type { ReactNode } from 'react';

/** A component that renders pages of one kind. It replaces the viewer's own view. */
type PagePart = (props: { page: Page }) => ReactNode;

/** Kind of page → the component that renders it with the site's theme. */
export const pageParts: Partial<Record<PageKind, PagePart>> = {};

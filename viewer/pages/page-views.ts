import type { ReactNode } from 'react';
import type { Page, PageKind } from '../../corpus/schema/index.ts';
import { DocView } from './doc.tsx';

/** Draws a page of one kind, inside `<main>`. */
export type PageView = (props: { page: Page }) => ReactNode;

/**
 * What most readers come for is at hand; the other kinds are loaded with their first page.
 *
 * @returns the component that draws pages of this kind, which the page's check has let in
 */
export async function loadPageView(kind: PageKind): Promise<PageView> {
  if (kind === 'doc') return DocView as PageView;
  return (await import('./other-views.ts')).loadOtherView(kind);
}

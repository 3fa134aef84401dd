import type { ReactNode } from 'react';
import type { Page, PageKind } from '../../corpus/schema/index.ts';
import { DocView } from './doc.tsx';

/** Renders a page of one kind, inside `<main>`. */
export type PageView = (props: { page: Page }) => ReactNode;

/**
 * Returns the view of docs at once. The views of other kinds are loaded with their first page.
 *
 * @returns the component that renders pages of this kind
 */
export async function loadPageView(kind: PageKind): Promise<PageView> {
  if (kind === 'doc') return DocView as PageView;
  return (await import('./other-views.ts')).loadOtherView(kind);
}

import type { ReactNode } from 'react';
import type { Page, PageKind } from '../../compiler/corpus/index.ts';
import { DocView } from './doc.tsx';
import { NotFoundView } from './not-found.tsx';

/** Draws a page of one kind, inside `<main>`. */
export type PageView = (props: { page: Page }) => ReactNode;

// What most readers come for is at hand; the other kinds are loaded with their first page.
const views: { [Kind in PageKind]?: () => Promise<(props: { page: Extract<Page, { kind: Kind }> }) => ReactNode> } = {
  doc: async () => DocView,
  'doc-category': async () => (await import('./doc-category.tsx')).DocCategoryView,
  'doc-tags': async () => (await import('./doc-tags.tsx')).DocTagsView,
  'doc-tag': async () => (await import('./doc-tag.tsx')).DocTagView,
  page: async () => (await import('./page.tsx')).StandaloneView,
  redirect: async () => (await import('./redirect.tsx')).RedirectView,
  'not-found': async () => NotFoundView,
};

/** @returns the component that draws pages of this kind, which the page's check has let in */
export function loadPageView(kind: PageKind): Promise<PageView> {
  return (views[kind] ?? views['not-found']!)() as Promise<PageView>;
}

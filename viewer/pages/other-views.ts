import { createElement, type ReactNode } from 'react';
import type { Page, PageKind } from '../../corpus/schema/index.ts';
import { useSitePartsShown } from '../state/site-parts.ts';
import { pageParts } from './page-parts.ts';

type View<Kind> = (props: { page: Extract<Page, { kind: Kind }> }) => ReactNode;

const views: { [Kind in Exclude<PageKind, 'doc'>]: () => Promise<View<Kind>> } = {
  'doc-category': async () => (await import('./doc-category.tsx')).DocCategoryView,
  'doc-tags': async () => (await import('./doc-tags.tsx')).DocTagsView,
  'doc-tag': async () => (await import('./doc-tag.tsx')).DocTagView,
  page: async () => (await import('./page.tsx')).StandaloneView,
  post: async () => (await import('./post.tsx')).PostView,
  'blog-list': async () => (await import('./blog-list.tsx')).BlogListView,
  'blog-tags': async () => (await import('./blog-tags.tsx')).BlogTagsView,
  'blog-tag': async () => (await import('./blog-tag.tsx')).BlogTagView,
  'blog-archive': async () => (await import('./blog-archive.tsx')).BlogArchiveView,
  'blog-authors': async () => (await import('./blog-authors.tsx')).BlogAuthorsView,
  'blog-author': async () => (await import('./blog-author.tsx')).BlogAuthorView,
  entry: async () => (await import('./entry.tsx')).EntryView,
  'changelog-list': async () => (await import('./changelog-list.tsx')).ChangelogListView,
  search: async () => (await import('../search/search-page.tsx')).SearchPageView,
  custom: async () => (await import('./custom.tsx')).CustomView,
  redirect: async () => (await import('./redirect.tsx')).RedirectView,
  'not-found': async () => (await import('./not-found.tsx')).NotFoundView,
};

/** The kinds of pages whose views this module loads. The viewer loads this module with the first page of these kinds. */
export const otherKinds = Object.keys(views) as (keyof typeof views)[];

/** @returns the component that renders pages of this kind: the site's, or else the viewer's */
export async function loadOtherView(kind: (typeof otherKinds)[number]): Promise<PageView> {
  const Own = (await views[kind]()) as PageView;
  return function View({ page }) {
    const isShown = useSitePartsShown();
    return createElement((isShown && !isBare(page) && pageParts[kind]) || Own, { page });
  };
}

function isBare(page: Page): boolean {
  return page.kind === 'page' && page.bare === true;
}

/** A component that renders a page of one kind inside of `<main>`. */
export type PageView = (props: { page: Page }) => ReactNode;

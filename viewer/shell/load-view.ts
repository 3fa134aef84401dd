import type { ReactNode } from 'react';
import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { loadComponents } from '../body/load-components.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';
import type { StaticData } from '../static/static-data.ts';
import { loadPageView } from '../pages/page-views.ts';
import type { PageView } from '../pages/other-views.ts';

/** Everything that is needed to render a page, except the site. */
export interface Visit {
  page: Page;
  View: PageView;
  /** Wraps the view in the context that code of the page needs. */
  withCode?: ((view: ReactNode) => ReactNode) | undefined;
  /** The number of nodes to render first: see `first-nodes.ts`. Undefined to render all nodes at once. */
  first?: number | undefined;
  /** An error if the sidebar could not be loaded. */
  sidebar?: Sidebar | Error | undefined;
}

/**
 * Loads the component that renders a page, and the code of the page.
 *
 * @param corpus the corpus of the page
 * @param isCodeDrawn whether static HTML contains the output of the page's code
 */
export async function loadView(
  page: Page,
  corpus: Corpus,
  isCodeDrawn: StaticData['isCodeDrawn'] = false,
): Promise<Visit> {
  const [View, withCode] = await Promise.all([
    loadPageView(page.kind),
    page.code &&
      import('../code/load-page-code.ts').then(({ loadPageCode }) => loadPageCode(page.code, corpus, isCodeDrawn)),
    loadComponents(nodesOf(page), page.code !== undefined),
  ]);
  return { page, View, withCode };
}

/** @returns the top-level nodes of the page's body, and of the excerpts of the posts or releases that the page lists */
export function nodesOf(page: Page): BodyNode[] {
  const body = 'body' in page ? page.body.children : [];
  const excerpts = 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
  return [...body, ...excerpts];
}

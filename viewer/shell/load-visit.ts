import type { ReactNode } from 'react';
import type { BodyNode, Page, SiteFile } from '../../corpus/schema/index.ts';
import { holdsMath } from '../body/holds-math.ts';
import { loadComponents } from '../body/load-components.ts';
import { loadMathStyles } from '../body/math-styles.ts';
import { CorpusError } from '../corpus/corpus-error.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';
import { loadPageView, type PageView } from '../pages/page-views.ts';
import { belowBase } from '../navigation/paths.ts';
import { loadSidebar, startSidebars } from './load-sidebar.ts';
import { pagePlaces } from '../navigation/page-places.ts';

/** All that one screen needs beside the site. */
export interface Visit {
  page: Page;
  View: PageView;
  /** Puts around the view what its code needs. */
  withCode?: ((view: ReactNode) => ReactNode) | undefined;
  /** An error when it could not be loaded. */
  sidebar?: Sidebar | Error | undefined;
}

/**
 * Loads what the screen of a pathname needs.
 *
 * @throws CorpusError of fault `missing` when no page has this path; an error of another kind when its code can't be loaded
 */
export async function loadVisit(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): Promise<Visit> {
  startSidebars(pathname, corpus, site, signal);
  const page = await loadPage(pathname, corpus, site, signal);
  const [drawn, sidebar] = await Promise.all([
    loadView(page, corpus.sharedUrl),
    loadSidebar(page, corpus, signal),
    loadMath(page),
  ]);
  return { ...drawn, sidebar };
}

/**
 * Loads what a page is drawn with.
 *
 * @param sharedUrl the path below which its code lies
 * @param isCodeDrawn whether static HTML shows what its code draws
 */
export async function loadView(page: Page, sharedUrl: string, isCodeDrawn = false): Promise<Visit> {
  const [View, withCode] = await Promise.all([
    loadPageView(page.kind),
    page.code &&
      import('../code/load-page-code.ts').then(({ loadPageCode }) => loadPageCode(page.code, sharedUrl, isCodeDrawn)),
    loadComponents(nodesOf(page), page.code !== undefined),
  ]);
  return { page, View, withCode };
}

// Formulas without their styles, and tabs that are none yet, would be a jumble that jumps into place.
async function loadMath(page: Page): Promise<void> {
  if (holdsMath(nodesOf(page))) await loadMathStyles();
}

/** @returns the trees that a page is drawn from */
export function nodesOf(page: Page): BodyNode[] {
  const body = 'body' in page ? page.body.children : [];
  const excerpts = 'items' in page ? page.items.flatMap((item) => ('excerpt' in item ? item.excerpt : [])) : [];
  return [...body, ...excerpts];
}

async function loadPage(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): Promise<Page> {
  let fault: unknown;
  for (const place of new Set(await pagePlaces(pathname, site))) {
    try {
      const path = belowBase(place, corpus.baseUrl);
      if (path === undefined) throw new CorpusError('missing', `${place} is not on this site.`);
      return await corpus.load(pageFile(path), signal);
    } catch (error) {
      if (!(error instanceof CorpusError && error.fault === 'missing')) throw error;
      fault = error;
    }
  }
  throw fault;
}

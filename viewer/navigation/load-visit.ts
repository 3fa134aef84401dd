import type { Page, SiteFile } from '../../compiler/corpus/index.ts';
import { CorpusError } from '../corpus/corpus-error.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import type { Sidebar } from '../layout/sidebar/sidebar.ts';
import { loadPageView, type PageView } from '../pages/page-views.ts';
import { belowBase } from './below-base.ts';
import { cleanPathname } from './clean-pathname.ts';
import { loadSidebar, startSidebars } from './load-sidebar.ts';

/** All that one screen needs beside the site. */
export interface Visit {
  page: Page;
  View: PageView;
  /** An error when it could not be loaded. */
  sidebar?: Sidebar | Error | undefined;
}

/**
 * Loads what the screen of a pathname needs.
 *
 * @throws CorpusError of fault `missing` when no page has this path
 */
export async function loadVisit(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): Promise<Visit> {
  startSidebars(pathname, corpus, site, signal);
  const page = await loadPage(pathname, corpus, signal);
  const [View, sidebar] = await Promise.all([loadPageView(page.kind), loadSidebar(page, corpus, signal)]);
  return { page, View, sidebar };
}

async function loadPage(pathname: string, corpus: Corpus, signal: AbortSignal): Promise<Page> {
  const path = belowBase(pathname, corpus.baseUrl);
  if (path === undefined) throw new CorpusError('missing', `${pathname} lies outside of this site.`);
  try {
    return await corpus.load(pageFile(path), signal);
  } catch (error) {
    const clean = cleanPathname(path);
    if (clean === path || !(error instanceof CorpusError) || error.fault !== 'missing') throw error;
    return corpus.load(pageFile(clean), signal);
  }
}

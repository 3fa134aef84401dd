import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { prepareFaces } from '../body/prepare-faces.ts';
import { CorpusError } from '../corpus/fetch-json.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import { belowBase } from '../navigation/paths.ts';
import { loadStyles } from '../navigation/load-styles.ts';
import { pagePlaces } from '../navigation/page-places.ts';
import { reloadOnce } from '../navigation/reload-once.ts';
import { whenPrefetched } from '../navigation/prefetch.ts';
import { loadPageView } from '../pages/page-views.ts';
import { adoptReadingFace } from '../static/reading-face.ts';
import { loadSidebar, startSidebars } from './load-sidebar.ts';
import { firstNodes, isAtBeginning } from './first-nodes.ts';
import { loadView, nodesOf, type Visit } from './load-view.ts';
import { loadStylesOf, stylesOf } from './page-styles.ts';
import { readyVisit } from './ready-visit.ts';

/** The page of the last link under the mouse pointer, with everything that the page needs. */
let ready: { pathname: string; corpus: Corpus; site: SiteFile; visit: Visit } | undefined;

// Loads the page of a link under the mouse pointer, so that a click renders the page without requests.
whenPrefetched(async ({ page, pathname, corpus, site, isPointedAt }) => {
  if (!isPointedAt) return Promise.all([loadPageView(page.kind), ...stylesOf(page).map(loadStyles)]);
  prepareFaces(nodesOf(page));
  // Skips pages with code, because their code must not run before the reader opens the page.
  if (page.code || isOfAnother(page, site)) return;
  const { signal } = new AbortController();
  ready = { pathname, corpus, site, visit: await renderedWith(page, corpus, signal) };
});

readyVisit.take = (pathname, corpus, site) => {
  const taken = ready;
  ready = undefined;
  if (taken?.pathname !== pathname || taken.corpus !== corpus || taken.site !== site) return undefined;
  // A visit whose sidebar failed to load is not reused, so that the sidebar is loaded again.
  return taken.visit.sidebar instanceof Error ? undefined : arriving(taken.visit);
};

/**
 * Loads everything that is needed to render the page at a pathname.
 *
 * @throws CorpusError (`missing`) if no page has this path
 * @throws Error if the code of the page can't be loaded
 */
export async function loadVisit(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): Promise<Visit> {
  startSidebars(pathname, corpus, site, signal);
  const page = await loadPage(pathname, corpus, site, signal);
  // The page file and `site.json` are from different outputs, so the site has been published again. The page may need
  // a newer viewer.
  if (isOfAnother(page, site) && reloadOnce(`generation ${page.generation}`)) return new Promise(() => undefined);
  return arriving(await renderedWith(page, corpus, signal));
}

async function renderedWith(page: Page, corpus: Corpus, signal: AbortSignal): Promise<Visit> {
  const [rendered, sidebar] = await Promise.all([
    loadView(page, corpus),
    loadSidebar(page, corpus, signal),
    loadStylesOf(page),
  ]);
  return { ...rendered, sidebar, first: firstNodes(page) };
}

function arriving(visit: Visit): Visit {
  adoptReadingFace();
  return isAtBeginning() ? visit : { ...visit, first: undefined };
}

function isOfAnother(page: Page, site: SiteFile): boolean {
  return page.generation !== undefined && site.generation !== undefined && page.generation !== site.generation;
}

async function loadPage(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): Promise<Page> {
  let problem: unknown;
  for (const address of new Set(await pagePlaces(pathname, site))) {
    try {
      const path = belowBase(address, corpus.baseUrl);
      if (path === undefined) throw new CorpusError('missing', `${address} is not on this site.`);
      return await corpus.load(pageFile(path), signal);
    } catch (error) {
      if (!(error instanceof CorpusError && error.problem === 'missing')) throw error;
      problem = error;
    }
  }
  throw problem;
}

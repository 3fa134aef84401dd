import type { Page, SidebarItem, SiteFile } from '../../compiler/corpus/index.ts';
import { CorpusError } from '../corpus/corpus-error.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { docsInstances } from '../corpus/docs-instances.ts';
import { pageFile } from '../corpus/page-file.ts';
import { sidebarsFile } from '../corpus/sidebars-file.ts';
import { loadPageView, type PageView } from '../pages/page-views.ts';
import { belowBase } from './below-base.ts';
import { cleanPathname } from './clean-pathname.ts';

/** All that one screen needs beside the site. */
export interface Visit {
  page: Page;
  View: PageView;
  /** The docs sidebar beside the page; an error when it could not be loaded. */
  sidebar?: SidebarItem[] | Error | undefined;
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

// The page says which sidebar it wants, but its pathname mostly tells the file: asking now saves a round trip.
function startSidebars(pathname: string, corpus: Corpus, site: SiteFile, signal: AbortSignal): void {
  const [nearest] = docsInstances(site)
    .flatMap(({ id, versions }) => versions.map(({ name, path }) => ({ instance: id, version: name, path })))
    .filter(({ path }) => pathname.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  if (nearest) corpus.load(sidebarsFile(nearest.instance, nearest.version), signal).catch(() => undefined);
}

async function loadSidebar(page: Page, corpus: Corpus, signal: AbortSignal): Promise<SidebarItem[] | Error | undefined> {
  if (!('context' in page)) return undefined;
  const { instance, version, sidebar } = page.context;
  if (version === undefined || sidebar === undefined) return undefined;
  try {
    const { sidebars } = await corpus.load(sidebarsFile(instance, version), signal);
    return Object.hasOwn(sidebars, sidebar) ? sidebars[sidebar] : undefined;
  } catch (error) {
    // The page can be read without its sidebar.
    return error as Error;
  }
}

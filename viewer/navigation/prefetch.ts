import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { splitUrl } from '../../corpus/url/pathname.ts';
import { belowBase } from './paths.ts';
import { pagePlaces } from './page-places.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';

/** A prefetched page. */
export interface Prefetched {
  page: Page;
  /** The percent-encoded pathname of the link. */
  pathname: string;
  corpus: Corpus;
  site: SiteFile;
  /** Whether the pointer or the focus is on the link. */
  isPointedAt: boolean;
}

let loadRest: (prefetched: Prefetched) => unknown = () => {};

/** Sets a function that is called with each prefetched page, to load everything else that the page needs. */
export function whenPrefetched(load: typeof loadRest): void {
  loadRest = load;
}

/**
 * Loads the page file of a link before the reader follows it, unless the reader saves data.
 *
 * @param isPointedAt whether the pointer or the focus is on the link
 */
export async function prefetchPage(corpus: Corpus, site: SiteFile, href: string, isPointedAt?: unknown): Promise<void> {
  if (sparesTraffic()) return;
  const { pathname } = splitUrl(href);
  const [place] = await pagePlaces(pathname, site);
  const path = belowBase(place!, corpus.baseUrl);
  // Errors are ignored here. If the page can't be loaded, the reader sees the error when opening it.
  if (path !== undefined)
    await corpus
      .load(pageFile(path))
      .then((page) => loadRest({ page, pathname, corpus, site, isPointedAt: Boolean(isPointedAt) }))
      .catch(() => undefined);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser reports that the reader saves data. If so, nothing is prefetched. */
export function sparesTraffic(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

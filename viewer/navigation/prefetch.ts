import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { splitUrl } from '../../corpus/url/pathname.ts';
import { belowBase } from './paths.ts';
import { pagePlaces } from './page-places.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';

/** A page that is loaded before its link is followed. */
export interface Prefetched {
  page: Page;
  /** The path of the link, encoded. */
  pathname: string;
  corpus: Corpus;
  site: SiteFile;
  /** Whether the reader is about to follow the link. */
  isPointedAt: boolean;
}

let loadRest: (prefetched: Prefetched) => unknown = () => {};

/** @param load loads the other files of a page, once the page itself is loaded */
export function whenPrefetched(load: typeof loadRest): void {
  loadRest = load;
}

/**
 * Loads the page of a link before it is followed, unless the reader saves data.
 *
 * @param isPointedAt whether the reader is about to follow the link
 */
export async function prefetchPage(corpus: Corpus, site: SiteFile, href: string, isPointedAt?: unknown): Promise<void> {
  if (sparesTraffic()) return;
  const { pathname } = splitUrl(href);
  const [place] = await pagePlaces(pathname, site);
  const path = belowBase(place!, corpus.baseUrl);
  // The error of a page that can't be loaded is reported when the reader opens the page.
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

/** Whether to avoid prefetching, because the reader saves data. */
export function sparesTraffic(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

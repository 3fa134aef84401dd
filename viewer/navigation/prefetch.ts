import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { splitUrl } from '../../corpus/url/pathname.ts';
import { belowBase } from './paths.ts';
import { pagePlaces } from './page-places.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';

let loadRest: (page: Page, isPointedAt: unknown) => unknown = () => {};

/** @param load brings what a page is drawn with, once the page itself is here */
export function whenPrefetched(load: typeof loadRest): void {
  loadRest = load;
}

/**
 * Loads the page a link leads to before it is followed, unless the reader's connection is better spared.
 *
 * @param isPointedAt whether the reader is about to follow the link
 */
export async function prefetchPage(corpus: Corpus, site: SiteFile, href: string, isPointedAt?: unknown): Promise<void> {
  if (sparesTraffic()) return;
  const [place] = await pagePlaces(splitUrl(href).pathname, site);
  const pathname = belowBase(place!, corpus.baseUrl);
  // A page that can't be fetched now is reported when the reader goes there.
  if (pathname !== undefined)
    await corpus
      .load(pageFile(pathname))
      .then((page) => loadRest(page, isPointedAt))
      .catch(() => undefined);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether what nobody has asked for is better not loaded. */
export function sparesTraffic(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

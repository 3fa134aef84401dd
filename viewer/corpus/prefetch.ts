import { belowBase } from '../navigation/below-base.ts';
import type { Corpus } from './corpus.ts';
import { pageFile } from './page-file.ts';

/** Loads the page a link leads to before it is followed, unless the reader's connection is better spared. */
export function prefetchPage(corpus: Corpus, href: string): void {
  const pathname = belowBase(href, corpus.baseUrl);
  if (pathname === undefined || sparesTraffic()) return;
  const file = pageFile(pathname);
  if (corpus.peek(file)) return;
  // A page that can't be fetched now is reported when the reader goes there.
  corpus.load(file).catch(() => undefined);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function sparesTraffic(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

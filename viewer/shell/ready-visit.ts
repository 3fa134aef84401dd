import type { SiteFile } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Visit } from './load-view.ts';

type Take = (pathname: string, corpus: Corpus, site: SiteFile) => Visit | undefined;

/**
 * `take` returns the data of the page at a pathname if all of it is prefetched. Such a page renders without waiting.
 * `load-visit.ts` sets `take`, because that module is loaded on demand.
 */
export const readyVisit: { take?: Take } = {};

import type { SiteFile } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Visit } from './load-view.ts';

type Take = (pathname: string, corpus: Corpus, site: SiteFile) => Visit | undefined;

/**
 * Returns the data of a screen if all of it was prefetched, so that it renders without waiting. The module that loads
 * visits sets `take`.
 */
export const readyVisit: { take?: Take } = {};

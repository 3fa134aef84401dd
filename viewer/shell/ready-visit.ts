import type { SiteFile } from '../../corpus/schema/index.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Visit } from './load-view.ts';

type Take = (pathname: string, corpus: Corpus, site: SiteFile) => Visit | undefined;

/**
 * Gives what a screen needs where all of it has been loaded before the reader goes there: then nothing has to be waited
 * for. Only what loads visits knows of any.
 */
export const readyVisit: { take?: Take } = {};

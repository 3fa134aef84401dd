import type { Corpus } from '../corpus/corpus.ts';

/** The properties of a corpus that are required to load its code. */
export type CodeCorpus = Pick<Corpus, 'baseUrl' | 'sharedUrl' | 'isElsewhere' | 'url' | 'load'>;

/**
 * Imports a module of the corpus at run time.
 *
 * @throws errors of the browser and of the module
 */
export function importModule(url: string): Promise<Record<string, unknown>> {
  return import(url) as Promise<Record<string, unknown>>;
}

import type { Corpus } from '../corpus/corpus.ts';

/** What the code of a corpus needs to know about the corpus. */
export type CodeCorpus = Pick<Corpus, 'baseUrl' | 'sharedUrl' | 'isElsewhere' | 'url'>;

/**
 * Imports a module of the corpus at run time.
 *
 * @throws what the browser or the module throws
 */
export function importModule(url: string): Promise<Record<string, unknown>> {
  return import(url) as Promise<Record<string, unknown>>;
}

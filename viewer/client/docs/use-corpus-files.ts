import { use } from 'react';
import type { Corpus, CorpusFile } from '../../corpus/corpus.ts';

/** @returns the files; until they are here, what stands around waits in its Suspense boundary */
export function useCorpusFiles<T>(corpus: Corpus, files: readonly CorpusFile<T>[]): T[] {
  // All are asked for before the first is waited for. Each is waited for whether it is here or not, for React tells the
  // promises of a component by their order.
  const promises = files.map((file) => corpus.load(file));
  for (const promise of promises) promise.catch(() => undefined);
  return promises.map((promise) => use(promise));
}

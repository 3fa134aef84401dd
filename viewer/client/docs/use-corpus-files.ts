import { use } from 'react';
import type { Corpus, CorpusFile } from '../../corpus/corpus.ts';

/** @returns the files; until they are here, what stands around waits in its Suspense boundary */
export function useCorpusFiles<T>(corpus: Corpus, files: readonly CorpusFile<T>[]): T[] {
  // All are asked for before the first is waited for.
  for (const file of files) if (!corpus.peek(file)) corpus.load(file).catch(() => undefined);
  return files.map((file) => corpus.peek(file) ?? use(corpus.load(file)));
}

import { createContext, useContext } from 'react';
import type { SiteFile } from '../../compiler/corpus/index.ts';
import type { Corpus } from './corpus.ts';

/** What every component may ask for: the site, and the corpus its files come from. */
export const CorpusContext = createContext<{ corpus: Corpus; site: SiteFile } | undefined>(undefined);

export function useCorpus(): Corpus {
  return useCorpusContext().corpus;
}

export function useSite(): SiteFile {
  return useCorpusContext().site;
}

function useCorpusContext() {
  const context = useContext(CorpusContext);
  if (!context) throw new Error('This component must stand inside a CorpusContext.');
  return context;
}

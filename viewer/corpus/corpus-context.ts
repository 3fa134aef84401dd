import { createContext, useContext, type Context } from 'react';
import type { SiteFile, Page } from '../../corpus/schema/index.ts';
import type { Corpus } from './corpus.ts';

/** Context with the corpus from which components load files. */
export const CorpusContext = createContext<Corpus | undefined>(undefined);

/**
 * Context with the site. Components that use only the site do not render again when the corpus changes.
 */
export const SiteContext = createContext<SiteFile | undefined>(undefined);

export function useCorpus(): Corpus {
  return useProvided(CorpusContext);
}

export function useSite(): SiteFile {
  return useProvided(SiteContext);
}

function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (!value) throw new Error('This component must be inside the viewer.');
  return value;
}

/** Context with the current page. Undefined before the first page has loaded, and if the address has no page. */
export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page | undefined {
  return useContext(PageContext);
}

import { createContext, useContext, type Context } from 'react';
import type { SiteFile, Page } from '../../corpus/schema/index.ts';
import type { Corpus } from './corpus.ts';

/** The corpus from which components load files. */
export const CorpusContext = createContext<Corpus | undefined>(undefined);

/**
 * The site. Components that use only the site read this context. So they do not render again when the corpus changes.
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

/** The current page. Undefined before the first page has loaded, and if no page was found. */
export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page | undefined {
  return useContext(PageContext);
}

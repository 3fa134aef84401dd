import { useContext } from 'react';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { CorpusContext, SiteContext } from '../corpus/corpus-context.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { PageContext } from '../corpus/page-context.ts';
import { ReactContextError } from './errors.ts';

/**
 * @param hook the name that the author knows, for the error
 * @throws ReactContextError outside of the viewer
 */
export function useViewer(hook: string): { corpus: Corpus; site: SiteFile } {
  const corpus = useContext(CorpusContext);
  const site = useContext(SiteContext);
  if (!corpus || !site)
    throw new ReactContextError(
      hook,
      'the viewer',
      'Call it in a component that the page draws, not in a React root of its own.',
    );
  return { corpus, site };
}

/** @throws ReactContextError where no page is shown */
export function useShownPage(hook: string): Page {
  const page = useContext(PageContext);
  if (!page) throw new ReactContextError(hook, 'a page');
  return page;
}

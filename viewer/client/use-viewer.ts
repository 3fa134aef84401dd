import { useContext } from 'react';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { CorpusContext, SiteContext, PageContext } from '../corpus/corpus-context.ts';
import type { Corpus } from '../corpus/corpus.ts';

/**
 * @param hook the name of the hook that the author called; the error contains it
 * @throws ReactContextError outside of the viewer
 */
export function useViewer(hook: string): { corpus: Corpus; site: SiteFile } {
  const corpus = useContext(CorpusContext);
  const site = useContext(SiteContext);
  if (!corpus || !site)
    throw new ReactContextError(
      hook,
      'the viewer',
      'Call the hook in a component of the page, not in a separate React root.',
    );
  return { corpus, site };
}

/**
 * @param hook the name of the hook that the author called; the error contains it
 * @throws ReactContextError if no page is rendered
 */
export function useShownPage(hook: string): Page {
  const page = useContext(PageContext);
  if (!page) throw new ReactContextError(hook, 'a page');
  return page;
}

/** The error of a hook that is called outside of its provider. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string, hint?: string) {
    super(`Hook ${hook} is called outside of ${provider}.${hint === undefined ? '' : ` ${hint}`}`);
    this.name = 'ReactContextError';
  }
}

/** @returns an error that lists the available ids */
export function unknownId(sentence: string, ids: readonly string[]): Error {
  return new Error(`${sentence} Available: ${ids.length === 0 ? 'none' : ids.join(', ')}.`);
}

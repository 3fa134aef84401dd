import type { ReactNode } from 'react';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { CorpusContext, SiteContext } from './corpus-context.ts';
import type { Corpus } from './corpus.ts';

export interface ProvideCorpusProps {
  corpus: Corpus;
  site: SiteFile;
  children: ReactNode;
}

/** Provides the corpus and the site to all descendants. */
export function ProvideCorpus({ corpus, site, children }: ProvideCorpusProps) {
  return (
    <CorpusContext value={corpus}>
      <SiteContext value={site}>{children}</SiteContext>
    </CorpusContext>
  );
}

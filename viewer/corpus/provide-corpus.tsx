import type { ReactNode } from 'react';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { CorpusContext, SiteContext } from './corpus-context.ts';
import type { Corpus } from './corpus.ts';

export interface ProvideCorpusProps {
  corpus: Corpus;
  site: SiteFile;
  children: ReactNode;
}

/** Everything inside may ask for the corpus and the site. */
export function ProvideCorpus({ corpus, site, children }: ProvideCorpusProps) {
  return (
    <CorpusContext value={corpus}>
      <SiteContext value={site}>{children}</SiteContext>
    </CorpusContext>
  );
}

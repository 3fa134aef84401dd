import { createContext, useContext, useMemo } from 'react';
import { CorpusContext, SiteContext } from '../corpus/corpus-context.ts';
import type { ProvideCorpusProps } from '../corpus/provide-corpus.tsx';
import type { Theme } from '../state/choices.ts';

/** The colour mode where the app decides it, in place of the site and the reader. */
export const AppColorMode = createContext<Theme | undefined>(undefined);

/** Takes the place of the provider of sites: what the app decides is the site's own then, for all that is drawn of it. */
export function ProvideCorpus({ corpus, site, children }: ProvideCorpusProps) {
  const mode = useContext(AppColorMode);
  const shown = useMemo(
    () => (mode ? { ...site, colorMode: { default: mode, disableSwitch: true, respectSystem: false } } : site),
    [site, mode],
  );
  return (
    <CorpusContext value={corpus}>
      <SiteContext value={shown}>{children}</SiteContext>
    </CorpusContext>
  );
}

import { createContext, useContext, useMemo } from 'react';
import { CorpusContext, SiteContext } from '../corpus/corpus-context.ts';
import type { ProvideCorpusProps } from '../corpus/provide-corpus.tsx';
import type { Theme } from '../state/choices.ts';

/** The colour mode that the app sets; undefined if the site and the reader control it. */
export const AppColorMode = createContext<Theme | undefined>(undefined);

/** Replaces `corpus/provide-corpus.tsx` in the React component. Settings of the app override settings of the site. */
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

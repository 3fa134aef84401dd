import { useEffect, useMemo, useState } from 'react';
import { bareSite } from './corpus/bare-site.ts';
import type { Corpus } from './corpus/corpus.ts';
import { ProvideCorpus } from './corpus/provide-corpus.tsx';
import { siteFile } from './corpus/site-file.ts';
import { BareShell } from './shell/bare-shell.tsx';
import { CrashBoundary } from './layout/crash-boundary.tsx';
import { parts } from './layout/parts.ts';
import { Shell } from './shell/shell.tsx';
import type { Start } from './shell/use-visit.ts';
import { setMessages } from './messages/translator.ts';
import { dropLostVersions } from './state/preferred-version.ts';

interface AppProps {
  corpus: Corpus;
  /** The site and the page that `loadStart` read from static HTML. Absent if the HTML contains no rendered page. */
  start?: Start | undefined;
}

/** Renders the whole viewer for one corpus. */
export function App({ corpus, start }: AppProps) {
  // Stays undefined until UI strings and theme components have loaded, so that nothing renders before they have.
  const [site, setSite] = useState(start?.site);
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setError(undefined);
    corpus.load(siteFile).then(
      async (loaded) => {
        setMessages(loaded.messages);
        const { slots, modules, styles } = loaded.theme ?? {};
        // If the theme fails to load, the site is rendered without it.
        if (slots || modules || (styles && corpus.isElsewhere))
          await import('./code/load-page-code.ts')
            .then(async ({ loadClientModules, loadTheme, loadThemeStyles }) => {
              await loadThemeStyles(styles ?? [], corpus);
              await loadClientModules(modules ?? [], corpus);
              await loadTheme(slots ?? {}, corpus);
            })
            .catch(console.error);
        dropLostVersions(loaded);
        setSite(loaded);
      },
      (reason: Error) => setError(reason),
    );
  }, [corpus, attempt]);

  const isPreview = Boolean(site?.customFields?.deployPreview);
  useEffect(() => {
    if (isPreview) import('./navigation/log-routes.ts').then(({ logRoutes }) => logRoutes(), console.error);
  }, [isPreview]);

  const { 'Layout/Provider': Provider } = parts;
  const known = useMemo(() => site ?? bareSite(corpus.baseUrl), [corpus.baseUrl, site]);
  return (
    <ProvideCorpus corpus={corpus} site={known}>
      <CrashBoundary>
        {site ? (
          <parts.Root>
            <Provider>
              <Shell start={start} />
            </Provider>
          </parts.Root>
        ) : (
          <BareShell error={error} onRetry={() => setAttempt(attempt + 1)} />
        )}
      </CrashBoundary>
    </ProvideCorpus>
  );
}

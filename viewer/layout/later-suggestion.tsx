import { useEffect, useState } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { isEmbedded } from '../embedding.ts';
import type { LanguageSuggestion } from './language-suggestion.tsx';

/** What tells readers of other languages of the site, loaded where there are any. */
export function LaterSuggestion() {
  const { locales } = useSite();
  const [Suggestion, setSuggestion] = useState<typeof LanguageSuggestion>();
  const mayBeShown = !isEmbedded && locales.some(({ suggestion }) => suggestion !== undefined);
  useEffect(() => {
    if (!mayBeShown) return;
    import('./language-suggestion.tsx')
      .then((loaded) => setSuggestion(() => loaded.LanguageSuggestion))
      .catch(console.warn);
  }, [mayBeShown]);
  return mayBeShown && Suggestion && <Suggestion />;
}

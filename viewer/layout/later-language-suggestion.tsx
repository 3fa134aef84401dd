import { useEffect, useState } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { isEmbedded } from '../embedding.ts';
import type { LanguageSuggestion } from './language-suggestion.tsx';

/** The suggestion of another language, loaded on sites that have several. */
export function LaterLanguageSuggestion() {
  const { length } = useSite().locales;
  const [Suggestion, setSuggestion] = useState<typeof LanguageSuggestion>();
  useEffect(() => {
    if (isEmbedded || length < 2) return;
    import('./language-suggestion.tsx')
      .then(({ LanguageSuggestion: loaded }) => setSuggestion(() => loaded))
      .catch(console.warn);
  }, [length]);
  return Suggestion && <Suggestion />;
}

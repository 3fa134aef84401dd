import { useLayoutEffect, useRef } from 'react';
import { searchMessage } from '../messages/search-message.ts';
import { FacetSelects } from './facet-selects.tsx';
import type { Facets } from './use-facets.ts';

interface SearchFormProps {
  text: string;
  onType: (text: string) => void;
  facets: Facets;
}

/** Renders the form of the search page: the query, the versions and the language. */
export function SearchForm({ text, onType, facets }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // Reads the input in an effect, because the reader may have typed before hydration.
  useLayoutEffect(() => {
    const { value } = input.current!;
    if (value !== '' && value !== text) onType(value);
  }, []);

  return (
    <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={searchMessage('theme.SearchPage.inputLabel')}
        placeholder={searchMessage('theme.SearchPage.inputPlaceholder')}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <FacetSelects facets={facets} />
    </form>
  );
}

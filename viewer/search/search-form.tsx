import { useLayoutEffect, useRef } from 'react';
import { searchMessage } from '../messages/search-message.ts';
import { FacetSelects } from './facet-selects.tsx';
import type { Facets } from './use-facets.ts';

interface SearchFormProps {
  text: string;
  onType: (text: string) => void;
  facets: Facets;
}

/** What to search for, in which versions and in which language. */
export function SearchForm({ text, onType, facets }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed into static HTML, before the viewer had come.
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

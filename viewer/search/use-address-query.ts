import { useEffect, useState } from 'react';
import { useSearch } from '../navigation/use-location.ts';
import { readChoice, writeChoice, type FacetChoice } from './facets.ts';

/** The text and the filters in the address of the search page. */
export interface AddressQuery {
  text: string;
  choice: FacetChoice;
  setText: (text: string) => void;
  setChoice: (choice: FacetChoice) => void;
}

/** Reads and writes the search text (`?q=`) and the filters in the address. A change replaces the history entry. */
export function useAddressQuery(): AddressQuery {
  const query = new URLSearchParams(useSearch());
  const address = query.get('q') ?? '';
  const choice = readChoice(query);
  const [text, setText] = useState(address);
  useEffect(() => setText(address), [address]);
  const write = (nextText: string, nextChoice: FacetChoice) => {
    const search = writeChoice(nextText, nextChoice, new URLSearchParams(location.search));
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  };
  return {
    text,
    choice,
    setText: (next) => {
      setText(next);
      write(next, readChoice(new URLSearchParams(location.search)));
    },
    setChoice: (next) => write(text, next),
  };
}

import { useEffect, useState } from 'react';
import { useSearch } from '../navigation/use-location.ts';
import { readChoice, writeChoice, type FacetChoice } from './facets.ts';

/** What is searched for, as the address of the page of results says it. */
export interface AddressQuery {
  text: string;
  choice: FacetChoice;
  setText: (text: string) => void;
  setChoice: (choice: FacetChoice) => void;
}

/** The text in the address, as `?q=`, and what is chosen. Both change there without another entry in the history. */
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

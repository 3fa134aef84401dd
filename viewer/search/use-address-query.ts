import { useEffect, useState } from 'react';
import { useSearch } from '../navigation/use-location.ts';

/**
 * The query in the address, as `?q=`.
 *
 * @returns the text, and a function that changes it in both places, without another entry in the history
 */
export function useAddressQuery(): [text: string, setText: (text: string) => void] {
  const address = new URLSearchParams(useSearch()).get('q') ?? '';
  const [text, setText] = useState(address);
  useEffect(() => setText(address), [address]);
  return [
    text,
    (next) => {
      const query = new URLSearchParams(location.search);
      if (next === '') query.delete('q');
      else query.set('q', next);
      const search = String(query) && `?${query}`;
      setText(next);
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    },
  ];
}

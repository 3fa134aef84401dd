import { useHistory, useLocation } from 'lectern/client';
import type { Wish } from './match-sites.ts';

/**
 * Returns the reader's filter, and a function that changes it. The filter is in the URL's query, so that a link can
 * include it.
 */
export function useWish(): [Wish, (change: Partial<Wish>) => void] {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const query = new URLSearchParams(search);
  const wish: Wish = {
    tags: query.getAll('tags'),
    isAll: query.get('operator') === 'AND',
    words: query.get('name') ?? '',
  };

  function change(part: Partial<Wish>) {
    const { tags, isAll, words } = { ...wish, ...part };
    const next = new URLSearchParams(tags.map((tag) => ['tags', tag]));
    if (isAll) next.set('operator', 'AND');
    if (words !== '') next.set('name', words);
    history.replace({ pathname, search: next.toString() });
  }

  return [wish, change];
}

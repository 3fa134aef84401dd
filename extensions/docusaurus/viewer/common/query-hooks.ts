import { useCallback } from 'react';
import { type RouterHistory, useHistory, useLocation } from '../../../../viewer/extension.ts';

type SetQuery<Value> = (value: Value, options?: { push?: boolean }) => void;

/** Returns one parameter of the query, and a setter. */
export function useQueryString(key: string): [string, SetQuery<string | null>] {
  const [values, set] = useQueryStringList(key);
  return [values[0] ?? '', (value, options) => set(value ? [value] : [], options)];
}

/** Returns all values of a parameter that occurs several times in the query, and a setter. */
export function useQueryStringList(key: string): [string[], SetQuery<string[]>] {
  const { search } = useLocation();
  const history = useHistory();
  const set: SetQuery<string[]> = (values, options) => {
    const query = new URLSearchParams(search);
    query.delete(key);
    for (const value of values) query.append(key, value);
    history[options?.push ? 'push' : 'replace']({ search: query.toString() });
  };
  return [new URLSearchParams(search).getAll(key), set];
}

export function useQueryStringValue(key: string | null): string | null {
  const { search } = useLocation();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** Returns a function that removes the whole query. */
export function useClearQueryString(): () => void {
  const history = useHistory();
  return useCallback(() => history.replace({ search: '' }), [history]);
}

export function useHistorySelector<T>(select: (history: RouterHistory) => T): T {
  return select(useHistory());
}

/**
 * Merges URL queries.
 *
 * @param mode `set`: a parameter replaces an earlier one of the same name. `append`: both stay
 * @returns one query with the parameters of all given queries
 */
export function mergeSearchStrings(queries: readonly string[], mode: 'append' | 'set' = 'append'): string {
  const merged = new URLSearchParams();
  for (const query of queries) for (const [name, value] of new URLSearchParams(query)) merged[mode](name, value);
  const text = merged.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the search terms in the address of the search page, and a setter. */
export function useSearchQueryString(): [string, SetQuery<string | null>] {
  return useQueryString('q');
}

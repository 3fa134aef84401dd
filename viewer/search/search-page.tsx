import type { SearchPage } from '../../compiler/corpus/index.ts';

/** All results of a search. */
export function SearchPageView({ page }: { page: SearchPage }) {
  return <h1>{page.title}</h1>;
}

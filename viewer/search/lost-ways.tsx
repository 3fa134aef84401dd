import { useRef, type FormEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { SiteSearch } from '../../corpus/schema/index.ts';
import { message } from '../messages/message.ts';
import { pageMessage } from '../messages/page-message.ts';
import { usePathname } from '../navigation/use-location.ts';
import { writeChoice } from './facets.ts';
import { wordsOfAddress } from './near-addresses.ts';
import { PageList } from './page-list.tsx';
import { useNearPages } from './use-near-pages.ts';

/**
 * Helps a reader who opened a broken address. Renders a search form that contains the words of the address, and links
 * to pages with similar addresses.
 */
export function LostWays({ search }: { search: SiteSearch }) {
  const pathname = usePathname();
  const pages = useNearPages(search, pathname);
  return (
    <>
      {search.path !== undefined && (
        <SearchForWords key={pathname} path={search.path} words={wordsOfAddress(pathname)} />
      )}
      <PageList title={pageMessage('lectern.NotFound.near')} pages={pages} />
    </>
  );
}

interface SearchForWordsProps {
  /** The path of the search page. */
  path: string;
  words: string;
}

function SearchForWords({ path, words }: SearchForWordsProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = message('theme.SearchBar.label');
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(path + writeChoice(input.current!.value.trim(), {}));
  };
  return (
    <form className="search-form" role="search" action={path} onSubmit={search}>
      <input ref={input} type="search" name="q" aria-label={label} autoComplete="off" defaultValue={words} />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}

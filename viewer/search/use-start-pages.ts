import { useEffect, useState } from 'react';
import type { SidebarItem } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useCorpus, usePage, useSite } from '../corpus/corpus-context.ts';
import { isActiveItem } from '../layout/sidebar/sidebar.ts';
import { recentPages } from '../navigation/recent-pages.ts';
import { loadSidebar } from '../shell/load-sidebar.ts';
import type { SearchHit } from '../../corpus/search-answer.ts';
import { unmarked } from './marked-text.tsx';

/** Pages that are suggested before the first query. */
export interface StartPages {
  recent: SearchHit[];
  /** The pages next to the current page in its sidebar. */
  section: SearchHit[];
}

const atMost = 5;

export function useStartPages(): StartPages {
  const corpus = useCorpus();
  const { baseUrl } = useSite();
  const page = usePage();
  const [recent] = useState(() =>
    recentPages(baseUrl)
      .filter(({ path }) => path !== page?.path)
      .slice(0, atMost)
      .map(({ path, title }) => placeOf(encodePath(path), title)),
  );
  const [section, setSection] = useState<SearchHit[]>([]);
  useEffect(() => {
    const loading = new AbortController();
    if (page)
      void loadSidebar(page, corpus, loading.signal).then((sidebar) => {
        if (loading.signal.aborted || !sidebar || sidebar instanceof Error) return;
        setSection(pagesBeside(sidebar.items, page.path).slice(0, atMost));
      });
    return () => loading.abort();
  }, [corpus, page]);
  return { recent, section };
}

/** @returns the links in the category that contains a page, or in the nearest outer category with links */
export function pagesBeside(items: readonly SidebarItem[], path: string): SearchHit[] {
  const inner = items.find((item) => item.type === 'category' && item.items.some((each) => isActiveItem(each, path)));
  const within = inner?.type === 'category' ? pagesBeside(inner.items, path) : [];
  if (within.length > 0) return within;
  return items.flatMap((item) =>
    item.type !== 'html' && item.href?.startsWith('/') && !isActiveItem(item, path)
      ? placeOf(item.href, item.label)
      : [],
  );
}

function placeOf(url: string, title: string): SearchHit {
  return { id: url, url, kind: 'page', hierarchy: ['', title], title: unmarked(title) };
}

import { searchMessage } from '../messages/search-message.ts';
import { HitLink } from './hit-link.tsx';
import type { HitGroup } from './group-hits.ts';
import { HitRow, type ListProps, HitSection } from './hit-row.tsx';

interface ResultsScreenProps extends ListProps {
  groups: HitGroup[];
  text: string;
  total: number;
  /** Of the page with all results, where there is one. */
  path: string | undefined;
}

/** What there is, by groups. */
export function ResultsScreen({ groups, text, total, path, ...list }: ResultsScreenProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <>
      <div role="grid" aria-label={searchMessage('lectern.search.results')}>
        {groups.map(({ title, hits }, index) => (
          <HitSection key={title} title={title}>
            {hits.map((grouped, position) => (
              <HitRow key={grouped.hit.id} {...list} grouped={grouped} row={starts[index]! + position} />
            ))}
          </HitSection>
        ))}
      </div>
      {path !== undefined && (
        <div className="search-all">
          <HitLink url={`${path}?q=${encodeURIComponent(text)}`} onFollow={list.onClose}>
            {searchMessage('theme.SearchBar.seeAll', { count: total })}
          </HitLink>
        </div>
      )}
    </>
  );
}

import { searchMessage } from '../messages/search-message.ts';
import { HitLink } from './hit-link.tsx';
import type { HitGroup } from './group-hits.ts';
import { HitRow, type ListProps, HitSection } from './hit-row.tsx';

interface ResultsScreenProps extends ListProps {
  groups: HitGroup[];
  total: number;
  /** The path of the search page with this query; undefined if the site has no search page. */
  path: string | undefined;
}

/** Renders the hits in groups, in the search dialog. */
export function ResultsScreen({ groups, total, path, ...list }: ResultsScreenProps) {
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
      {path !== undefined && total > 1 && (
        <div className="search-all">
          <HitLink url={path} onFollow={list.onClose}>
            {searchMessage('theme.SearchBar.seeAll', { count: total })}
          </HitLink>
        </div>
      )}
    </>
  );
}

import { HitLink } from './hit-link.tsx';
import { MarkedText, textDirection } from './marked-text.tsx';
import type { SearchHit } from '../../corpus/search-answer.ts';

/** Renders results on the search page: their titles, locations and excerpts. */
export function ResultList({ hits, isElsewhere }: { hits: readonly SearchHit[]; isElsewhere: boolean }) {
  return (
    <div className="search-results">
      {hits.map(({ id, url, hierarchy, title, excerpt }) => (
        <article key={id} className="search-result">
          <h2>
            <HitLink url={url} isElsewhere={isElsewhere}>
              <MarkedText text={title} />
            </HitLink>
          </h2>
          {hierarchy.length > 1 && <p className="hit-path">{hierarchy.slice(0, -1).join(' › ')}</p>}
          {excerpt && (
            <p className="hit-excerpt" dir={textDirection(excerpt)}>
              <MarkedText text={excerpt} />
            </p>
          )}
        </article>
      ))}
    </div>
  );
}

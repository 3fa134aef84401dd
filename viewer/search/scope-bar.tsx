import { searchMessage } from '../messages/search-message.ts';
import type { SearchScope } from './search-scopes.ts';

interface ScopeBarProps {
  scopes: readonly SearchScope[];
  /** The tag that is searched alone; undefined where all are. */
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

/** What can be searched: all of it, or one part. */
export function ScopeBar({ scopes, chosen, onChoose }: ScopeBarProps) {
  const all = { tag: undefined, label: searchMessage('lectern.search.everything') };
  return (
    <div className="search-scopes" role="group" aria-label={searchMessage('lectern.search.in')}>
      {[all, ...scopes].map(({ tag, label }) => (
        <button key={tag ?? ''} type="button" aria-pressed={tag === chosen} onClick={() => onChoose(tag)}>
          {label}
        </button>
      ))}
    </div>
  );
}

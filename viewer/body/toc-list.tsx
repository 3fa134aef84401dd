import type { TocBranch } from './nest-toc.ts';
import { TocText } from './toc-text.tsx';

interface TocListProps {
  branches: TocBranch[];
  /** The id of the current heading. */
  active?: string | undefined;
  onFollow?: () => void;
}

export function TocList({ branches, active, onFollow }: TocListProps) {
  if (branches.length === 0) return null;
  return (
    <ul className="toc-list">
      {branches.map(({ entry, branches: below }, index) => (
        <li key={index}>
          <a
            href={`#${encodeURIComponent(entry.id)}`}
            className={entry.id === active ? 'is-active' : undefined}
            aria-current={entry.id === active ? 'location' : undefined}
            onClick={onFollow}
          >
            <TocText entry={entry} />
          </a>
          <TocList branches={below} {...(active !== undefined && { active })} {...(onFollow && { onFollow })} />
        </li>
      ))}
    </ul>
  );
}

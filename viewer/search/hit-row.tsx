import { type ReactNode, useId } from 'react';
import type { GroupedHit } from './group-hits.ts';
import { HitIcon } from './hit-icon.tsx';
import { HitLink, isModified } from './hit-link.tsx';
import { MarkedText, textDirection } from './marked-text.tsx';
import type { SearchHistory } from './search-history.ts';
import { rowId, type ActiveRow } from './use-active-row.ts';

/** The props of components that list hits. */
export interface ListProps {
  history: SearchHistory;
  rows: Pick<ActiveRow, 'active' | 'point'>;
  /** Whether the hits are in another language. Each language is a separate site. */
  isElsewhere?: boolean;
  onClose: () => void;
  /** Called before the browser follows a hit in this tab. */
  onFollow?: ((grouped: GroupedHit) => void) | undefined;
}

interface HitRowProps extends ListProps {
  grouped: GroupedHit;
  /** The position of the row among all rows, from 0. */
  row: number;
  /** Buttons next to the link. */
  children?: ReactNode;
}

/** A row with a link to a hit. */
export function HitRow({ grouped, row, history, rows, isElsewhere, onClose, onFollow, children }: HitRowProps) {
  const { hit, parent } = grouped;
  const isActive = row === rows.active;
  const classes = ['hit', isActive && 'is-active', parent && 'is-below'].filter(Boolean).join(' ');
  const path = parent ? hit.hierarchy.slice(2, -1) : hit.hierarchy.slice(1, -1);
  return (
    <div role="row" className={classes} aria-selected={isActive} onPointerMove={() => isActive || rows.point(row)}>
      <div role="gridcell" id={rowId(row)}>
        <HitLink
          url={hit.url}
          isElsewhere={isElsewhere}
          onFollow={(event) => {
            history.visit(grouped);
            if (isModified(event)) return;
            onFollow?.(grouped);
            onClose();
          }}
        >
          <HitIcon name={hit.kind} />
          <span className="hit-words">
            <span className="hit-title">
              <MarkedText text={hit.title} />
            </span>
            {hit.excerpt && (
              <span className="hit-excerpt" dir={textDirection(hit.excerpt)}>
                <MarkedText text={hit.excerpt} />
              </span>
            )}
            {path.length > 0 && <span className="hit-path">{path.join(' › ')}</span>}
          </span>
        </HitLink>
      </div>
      {children}
    </div>
  );
}

/** Renders hits below a title: the rows are its children. */
export function HitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="rowgroup" aria-labelledby={id} className="hit-section">
      <div id={id} className="hit-section-title">
        {title}
      </div>
      {children}
    </div>
  );
}

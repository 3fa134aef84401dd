import { useLayoutEffect, useState, type RefObject } from 'react';

/** The active row in a list of hits. Enter follows its link. */
export interface ActiveRow {
  hasRows: boolean;
  active: number;
  /** The id of the active row; undefined if the list has no rows. */
  activeId: string | undefined;
  /** Moves to the next or the previous row. After the last row, the first one follows. */
  move: (step: 1 | -1) => void;
  point: (row: number) => void;
  /** Follows the link of the active row, with the modifier keys of the event. */
  follow: (event: KeyboardEvent) => void;
}

/**
 * @param screen the element that contains the rows, each with a link
 * @param shown the displayed result. When it changes, the first row becomes active
 */
export function useActiveRow(screen: RefObject<HTMLElement | null>, shown: unknown): ActiveRow {
  const [active, setActive] = useState(0);
  const [hasRows, setHasRows] = useState(false);
  const rows = () => [...(screen.current?.querySelectorAll('[role=row]') ?? [])];

  useLayoutEffect(() => setActive(0), [shown]);
  useLayoutEffect(() => setHasRows(Boolean(screen.current?.querySelector('[role=row]'))));

  const move = (step: 1 | -1) => {
    const all = rows();
    if (all.length === 0) return;
    const next = (active + step + all.length) % all.length;
    setActive(next);
    all[next]!.scrollIntoView({ block: 'nearest' });
  };
  const follow = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey });
    rows()[active]?.querySelector('a')?.dispatchEvent(click);
  };
  return { hasRows, active, activeId: hasRows ? rowId(active) : undefined, move, point: setActive, follow };
}

export function rowId(row: number): string {
  return `search-hit-${row}`;
}

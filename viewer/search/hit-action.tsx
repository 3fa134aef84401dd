import type { ReactNode } from 'react';

interface HitActionProps {
  label: string;
  /** The icon of the button. */
  children: ReactNode;
  onClick: () => void;
}

/** A button next to a hit in the reader's search history, for example to remove the hit. */
export function HitAction({ label, children, onClick }: HitActionProps) {
  return (
    <div role="gridcell">
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
        {children}
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';

interface HitActionProps {
  label: string;
  /** An icon. */
  children: ReactNode;
  onClick: () => void;
}

/** A button in the row of a stored hit. */
export function HitAction({ label, children, onClick }: HitActionProps) {
  return (
    <div role="gridcell">
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
        {children}
      </button>
    </div>
  );
}

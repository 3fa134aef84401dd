import { useId, type ReactNode } from 'react';

/** Rows below a title. */
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

import type { ReactNode } from 'react';
import './openapi.css';

/** Renders an operation: its text, and the samples next to it if the page is wide enough. */
// oxlint-disable-next-line import/no-default-export
export default function OpenApi({ children }: { children?: ReactNode }) {
  return (
    <div className="openapi">
      <div className="openapi-frame">{children}</div>
    </div>
  );
}

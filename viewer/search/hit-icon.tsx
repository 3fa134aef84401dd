import type { ReactNode } from 'react';

/** Icons that only the search uses. */
const drawings = {
  heading: <path d="M9.5 4 7.5 20m9-16-2 16M4 9h16.5M3.5 15H20" />,
  page: <path d="M6 3h12v18H6zM9.5 8h5m-5 4h5" />,
  star: <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />,
  text: <path d="M4 6h16M4 11h16M4 16h10" />,
} satisfies Record<string, ReactNode>;

export function HitIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="lectern-icon" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

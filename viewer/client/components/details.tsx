import { isValidElement, type DetailsHTMLAttributes, type ReactNode } from 'react';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The label: a string, or a `<summary>` element. */
  summary?: ReactNode;
}

export function Details({ summary, children, ...attributes }: DetailsProps) {
  const isWhole = isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...attributes}>
      {isWhole ? summary : summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}

import type { ComponentProps } from '../component.ts';

/** A term that the glossary defines. What it means opens beside it: see `reading/explanations.tsx`. */
export function Term({ props: { id, definition }, nodes, render }: ComponentProps) {
  if (typeof definition !== 'string') return render(nodes);
  return (
    <button type="button" className="term" data-term={String(id)}>
      {render(nodes)}
    </button>
  );
}

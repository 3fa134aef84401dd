import type { ComponentProps } from '../component.ts';

/** Renders a term of the glossary. Its definition opens next to it: see `reading/explanations.tsx`. */
export function Term({ props: { id, definition }, nodes, render }: ComponentProps) {
  if (typeof definition !== 'string') return render(nodes);
  return (
    <button type="button" className="term" data-term={String(id)}>
      {render(nodes)}
    </button>
  );
}

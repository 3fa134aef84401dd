import { useSite } from '../../corpus/corpus-context.ts';
import type { ComponentProps } from '../component.ts';

/**
 * Renders a term of the glossary. With the reading tools of `extensions/reading`, a popover displays its definition.
 * Without them, the term is plain text.
 */
export function Term({ props: { id, definition }, nodes, render }: ComponentProps) {
  const { reading } = useSite();
  if (typeof definition !== 'string' || reading?.tools === false) return render(nodes);
  return (
    <button type="button" className="term" data-term={String(id)}>
      {render(nodes)}
    </button>
  );
}

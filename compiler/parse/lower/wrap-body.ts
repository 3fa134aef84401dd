import type { BodyNode } from '../../../corpus/schema/body.ts';
import type { Marked } from '../document.ts';
import type { Parsing } from '../parsing.ts';

/** The nodes of a body. */
export interface BodyParts {
  children: BodyNode[];
  /** Number of nodes before the truncation marker; undefined if the body has no marker. */
  truncatedAt: number | undefined;
}

/**
 * Wraps a body in the layout component that its document exports, if any. The nodes before the truncation marker get a
 * separate layout. Also appends partials that the document's code renders, in hidden fragments.
 */
export function wrapBody({ children, truncatedAt }: BodyParts, { code }: Parsing): BodyParts {
  const partials = [...code.partials].map(([name, reference]) => fragment(name, reference));
  const { layout } = code;
  if (layout === undefined) return { children: [...children, ...partials], truncatedAt };
  if (truncatedAt === undefined) return { children: [layoutNode(layout, children), ...partials], truncatedAt };
  const before = layoutNode(layout, children.slice(0, truncatedAt));
  const after = layoutNode(layout, children.slice(truncatedAt));
  return { children: [before, after, ...partials], truncatedAt: 1 };
}

function layoutNode(name: string, children: BodyNode[]): BodyNode & Marked {
  return { type: 'component', name: 'Layout', props: {}, export: name, children };
}

// Wraps a partial that code renders. The viewer doesn't show it at this position, but passes its content to the code.
function fragment(name: string, reference: number): BodyNode {
  const partial: BodyNode & Marked = {
    type: 'component',
    name: 'Partial',
    props: {},
    references: { src: reference },
    children: [],
  };
  return { type: 'component', name: 'Fragment', props: { name }, children: [partial] };
}

import type { BodyNode } from '../../../corpus/schema/body.ts';
import type { Marked } from '../document.ts';
import type { ParsedBody } from '../parse-body.ts';
import type { Parsing } from '../parsing.ts';

type Parts = Pick<ParsedBody, 'children' | 'truncatedAt'>;

/**
 * Wraps a body in the layout that its document exports, and appends the partials that code renders. The nodes before
 * the truncation marker get a separate layout.
 */
export function wrapBody({ children, truncatedAt }: Parts, { code }: Parsing): Parts {
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

// The viewer renders it where code uses it.
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

import type { BodyElement, BodyNode } from '../types.ts';
import { isBlock } from './block-tags.ts';
import { texOf } from './tex-of.ts';

/**
 * Reads the text content of nodes in document order, as readers see it. The code of code blocks and the TeX of formulas
 * are included, the numbers and arrows of footnotes are not.
 *
 * @param add called with each piece of text. `'\n'` separates blocks, repeated if several start or end
 * @param enter called before each element is read; `false` skips the element
 */
export function readText(
  nodes: readonly BodyNode[],
  add: (text: string) => void,
  enter: (element: BodyElement) => boolean = () => true,
): void {
  const visit = (node: BodyNode): void => {
    if (node.type === 'text') return add(node.value);
    if (node.type === 'component') {
      if (typeof node.props.code === 'string') add(`\n${node.props.code}\n`);
      add('\n');
      node.children.forEach(visit);
      return add('\n');
    }
    // KaTeX renders a formula twice, visually and for screen readers. The second form contains its source.
    const formula = texOf(node);
    if (formula) return add(formula.tex);
    if (!enter(node) || isFootnoteMark(node)) return;
    const block = isBlock(node.tagName) || node.tagName === 'br';
    if (block) add('\n');
    node.children.forEach(visit);
    if (block) add('\n');
  };
  nodes.forEach(visit);
}

// The number of a footnote, the arrow back to it, and the heading of the footnotes.
function isFootnoteMark({ properties }: BodyElement): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties || properties.id === 'footnote-label';
}

/** @returns the text nodes below a node, in order */
export function innerText(node: BodyNode): string {
  return node.type === 'text' ? node.value : node.children.map(innerText).join('');
}

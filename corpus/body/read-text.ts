import type { BodyElement, BodyNode } from '../types.ts';
import { isBlock } from './block-tags.ts';
import { texOf } from './tex-of.ts';

/**
 * Reads the text of nodes in document order, as a reader sees it: the code of code blocks and the TeX of formulas are
 * part of it, the numbers and arrows of footnotes are not.
 *
 * @param add takes each piece of text; `'\n'` stands between blocks, more than once where several begin or end
 * @param enter is asked about each element that is read; `false` leaves the element out
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
    // KaTeX writes a formula twice, for the eye and for screen readers; its source stands beside the latter.
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

// The number that leads to a footnote, the arrow that leads back, and the heading above them.
function isFootnoteMark({ properties }: BodyElement): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties || properties.id === 'footnote-label';
}

/** @returns the text nodes below a node, one after the other */
export function innerText(node: BodyNode): string {
  return node.type === 'text' ? node.value : node.children.map(innerText).join('');
}

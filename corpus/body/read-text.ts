import type { BodyElement, BodyNode } from '../types.ts';
import { isBlock } from './block-tags.ts';

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
    if (node.properties.className?.toString() === 'katex') return add(formula(node));
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

// KaTeX writes a formula twice, for the eye and for screen readers; its source stands beside the latter.
function formula(node: BodyElement): string {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === 'annotation' ? innerText(child) : formula(child);
    if (found) return found;
  }
  return '';
}

/** @returns the text nodes below a node, one after the other */
export function innerText(node: BodyNode): string {
  return node.type === 'text' ? node.value : node.children.map(innerText).join('');
}

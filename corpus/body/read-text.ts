import type { BodyElement, BodyNode } from '../types.ts';
import { isBlock } from './block-tags.ts';
import { texOf } from './tex-of.ts';

/**
 * Reads the text content of nodes in document order, as readers see it. Includes the code of code blocks and the TeX of
 * formulas. Excludes the numbers and the arrows of footnotes.
 *
 * @param add is called with each piece of text. Blocks are separated by one or more `'\n'`
 * @param enter is called before each element. If it returns false, the element is skipped
 */
export function readText(
  nodes: readonly BodyNode[],
  add: (text: string) => void,
  enter: (element: BodyElement) => boolean = () => true,
): void {
  const visit = (node: BodyNode): void => {
    if (node.type === 'text') return add(node.value);
    if (node.type === 'component') {
      if (node.text !== undefined) return add(`\n${node.text}\n`);
      if (typeof node.props.code === 'string') add(`\n${node.props.code}\n`);
      add('\n');
      node.children.forEach(visit);
      return add('\n');
    }
    // KaTeX renders a formula twice: as visible HTML, and as MathML with the TeX source. The text contains only the
    // TeX.
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

// Whether an element is generated for footnotes: a number in the text, a back link, or the heading above them.
function isFootnoteMark({ properties }: BodyElement): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties || properties.id === 'footnote-label';
}

/** @returns the concatenated text nodes below a node */
export function innerText(node: BodyNode): string {
  return node.type === 'text' ? node.value : node.children.map(innerText).join('');
}

import type { BodyElement, BodyNode } from '../types.ts';

/** @returns the TeX source of a formula that KaTeX has rendered; undefined for other elements */
export function texOf(node: BodyElement): { tex: string; isDisplayed: boolean } | undefined {
  const { className } = node.properties;
  if (className === undefined) return undefined;
  const classes = [className].flat();
  const isDisplayed = classes.includes('katex-display');
  if (!isDisplayed && !classes.includes('katex')) return undefined;
  const tex = annotation(node);
  return tex === undefined ? undefined : { tex, isDisplayed };
}

function annotation(node: BodyNode): string | undefined {
  if (node.type === 'text') return undefined;
  if (node.type === 'element' && node.tagName === 'annotation') {
    return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  }
  for (const child of node.children) {
    const found = annotation(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

import type { BodyNode } from '../../corpus/schema/index.ts';
import { loadStyles } from '../navigation/load-styles.ts';

/** Whether a formula, which is an element of class `katex`, lies anywhere in the trees. */
export function holdsMath(nodes: BodyNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return false;
    // Most elements have none, and there may be many.
    const className = node.type === 'element' && node.properties.className;
    return (className && [className].flat().includes('katex')) || holdsMath(node.children);
  });
}

declare const MATH_STYLES: string;

/** The faces of nearly every formula. */
const faces = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];
/** For how many milliseconds a page waits for them: formulas that jump are better than none. */
const timeoutMs = 1500;

/** Brings the style sheet of laid-out mathematics and its fonts; pages without any never load them. */
export async function loadMathStyles(): Promise<void> {
  await loadStyles(MATH_STYLES);
  const fonts = Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  await Promise.race([fonts, new Promise((expired) => setTimeout(expired, timeoutMs))]);
}

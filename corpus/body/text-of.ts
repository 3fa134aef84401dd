import type { Body, BodyNode } from '../types.ts';
import { nodesOf } from './nodes-of.ts';
import { readText } from './read-text.ts';

/**
 * Returns the text content of a body, or of some nodes, as readers see it. Each block starts on a new line. Includes
 * the code of code blocks and the TeX of formulas.
 */
export function textOf(body: Body | BodyNode | readonly BodyNode[]): string {
  let text = '';
  readText(nodesOf(body), (piece) => {
    const joined = piece.startsWith('\n') && (text === '' || text.endsWith('\n')) ? piece.slice(1) : piece;
    text += joined;
  });
  return text.trim();
}

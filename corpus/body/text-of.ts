import type { Body, BodyNode } from '../types.ts';
import { nodesOf } from './nodes-of.ts';
import { readText } from './read-text.ts';

/**
 * The text of a body, or of a part of one, as a reader sees it: each block on lines of its own, code blocks and the TeX
 * of formulas included.
 */
export function textOf(body: Body | BodyNode | readonly BodyNode[]): string {
  let text = '';
  readText(nodesOf(body), (piece) => {
    const joined = piece.startsWith('\n') && (text === '' || text.endsWith('\n')) ? piece.slice(1) : piece;
    text += joined;
  });
  return text.trim();
}

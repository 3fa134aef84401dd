import { commentText } from './comment-text.ts';
import type { Prose } from './prose.ts';

/** Matches a comment. Also matches strings and addresses, because a `/*` in them doesn't start a comment. */
const token = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)|\/\*[\s\S]*?\*\//g;

/** @returns the comments of a style sheet */
export function styleProse(file: string, source: string): Prose[] {
  return [...source.matchAll(token)]
    .filter(([text]) => text.startsWith('/*'))
    .map(({ index, 0: text }) => ({ file, kind: 'comments', start: index, text: commentText(text) }));
}

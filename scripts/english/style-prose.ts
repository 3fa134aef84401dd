import { commentText } from './comment-text.ts';
import type { Prose } from './prose.ts';

/** A string or an address, which may contain what looks like a comment; or a comment. */
const token = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)|\/\*[\s\S]*?\*\//g;

/** @returns the comments of a style sheet */
export function styleProse(file: string, source: string): Prose[] {
  return [...source.matchAll(token)]
    .filter(([text]) => text.startsWith('/*'))
    .map(({ index, 0: text }) => ({ file, kind: 'comments', start: index, text: commentText(text) }));
}

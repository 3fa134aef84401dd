import { commentText } from './comment-text.ts';
import { commentsIn } from './comments.ts';
import { literalsIn, type Literal } from './literals.ts';
import type { Kind, Prose } from './prose.ts';

/** @returns the comments, test names and messages of a module in TypeScript or JavaScript */
export function codeProse(file: string, source: string): Prose[] {
  const literals = literalsIn(file, source);
  const comments = commentsIn(source, literals).map(({ start, end }): Prose => ({
    file,
    kind: 'comments',
    start,
    text: commentText(source.slice(start, end)),
  }));
  const texts = literals.flatMap((literal): Prose[] => {
    const kind = kindOf(literal, file);
    const { start, text, isFragment, subject } = literal;
    return kind ? [{ file, kind, start, text, isFragment, subject }] : [];
  });
  return [...comments, ...texts];
}

function kindOf({ text, isTestName }: Literal, file: string): Kind | undefined {
  if (text === '') return undefined;
  if (isTestName) return 'tests';
  if (/(?:^|\/)tests?\//.test(file)) return undefined;
  return isSentence(text) || (file.startsWith('corpus/messages/') && / |^.[A-Z]/.test(text)) ? 'messages' : undefined;
}

const functionWord =
  /\b(?:an?|the|and|or|of|to|in|no|not|is|are|was|be|it|this|that|with|for|can|by|from|on|as|has|have|nothing)\b/i;

const code = /=>|&&|[;{}]\s*$|\b(?:const|import) \w/m;

/**
 * Whether a string is a sentence for readers. It counts as one if it has at least three words, including a function
 * word such as "the".
 */
function isSentence(text: string): boolean {
  return (
    !code.test(text) && /(?:[A-Za-z',.)X"]+ ){2}[A-Za-z"'(]/.test(text) && functionWord.test(text.replaceAll(/X+/g, ''))
  );
}

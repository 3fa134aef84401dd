/** A sentence, and its offset in the prose. */
export interface Sentence {
  start: number;
  text: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits prose into sentences. A line break ends a sentence. The dot of an abbreviation, such as `e.g.`, does not. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let joins = false;
  for (const { segment, index } of segmenter.segment(text)) {
    const last = found.at(-1);
    if (joins && last) last.text += segment;
    else if (/\S/.test(segment)) found.push(trimmed(segment, index));
    joins = /\b(?:e\.g|i\.e|etc|vs|cf|approx)\.\s*$/.test(segment) && !segment.endsWith('\n');
  }
  return found;
}

function trimmed(segment: string, index: number): Sentence {
  const text = segment.replace(/^[\s\-*•"“'(]+/, '');
  return { start: index + segment.length - text.length, text };
}

/**
 * Matches a list of three or more code spans. Readers look up names in such a list, and do not read it as a sentence.
 */
const listOfCode = /X{2,}(?: *, *(?:(?:and|or) +)?X{2,}| +(?:and|or) +X{2,}){2,}/g;

/** @returns the number of words. A code span and a list of code spans are one word, and punctuation does not count */
export function countWords(sentence: string): number {
  const text = sentence.replace(listOfCode, 'X');
  return text.split(/[\s—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

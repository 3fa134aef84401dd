/** A sentence, and its offset in the prose. */
export interface Sentence {
  start: number;
  text: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits prose into sentences. A line break ends a sentence; an abbreviation such as `e.g.` does not. */
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

/** @returns the number of words; a code span is one word, punctuation is not counted */
export function countWords(sentence: string): number {
  return sentence.split(/[\s—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

import type { Section } from './document.ts';

// Segmenters need more than linear time, so they read the text in pieces. Pieces end at white space
// if there is any.
const piece = /[^]{1,500}(?:\s|$)|[^]{1,500}/g;

/**
 * @param locale the language decides what a word is
 * @returns the number of words in all sections and their headings
 */
export function countWords(sections: readonly Section[], locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  let words = 0;
  for (const { heading = '', text } of sections) {
    for (const [part] of `${heading}\n${text}`.matchAll(piece)) {
      for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) words += 1;
    }
  }
  return words;
}

import type { Section } from './document.ts';

// Segmenters take longer than in proportion for longer texts, so they are given them in pieces that end at a blank
// where there is one.
const piece = /[^]{1,500}(?:\s|$)|[^]{1,500}/g;

/**
 * @param locale what counts as a word depends on the language
 * @returns how many words the sections have, those of headings included
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

import type { Section } from './document.ts';

// The time that `Intl.Segmenter` takes grows faster than the text's length, so the text is split into chunks. A chunk
// ends at white space if possible.
const piece = /[^]{1,500}(?:\s|$)|[^]{1,500}/g;

/**
 * Counts the words in all sections and their headings.
 *
 * @param locale BCP 47 tag of the text's language, for finding word boundaries
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

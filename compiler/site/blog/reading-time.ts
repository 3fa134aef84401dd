import type { Head } from '../../parse/document.ts';

/**
 * @param locale what counts as a word depends on the language
 * @returns how long reading takes, in minutes, rounded to hundredths
 */
export function readingMinutes({ sections }: Head, wordsPerMinute: number, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  let words = 0;
  for (const { heading = '', text } of sections) {
    for (const { isWordLike } of segmenter.segment(`${heading}\n${text}`)) if (isWordLike) words += 1;
  }
  return Math.round((words / wordsPerMinute) * 100) / 100;
}

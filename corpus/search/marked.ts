import { cutText } from '../cut-text.ts';
import type { Marked } from '../search-answer.ts';
import type { Finder } from './find-in-text.ts';
import type { Language } from './language/language.ts';
import { charactersOf, containsDense, runsOf } from './words.ts';

/**
 * The maximum length of a word in an excerpt. Longer strings without spaces are usually data, so they are cut.
 */
const longestWord = 120;

/** @returns the whole text, with marked matches */
export function markText(text: string, finder: Finder): Marked {
  const pieces: { text: string; isHit: boolean }[] = [];
  let done = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isHit });
    done = Math.max(done, end);
  };
  for (const { start, end } of finder.found(text)) {
    add(start, false);
    // In a script without spaces, matches can be adjacent or overlap. Join such a match with the previous match.
    const last = pieces.at(-1);
    if (last?.isHit && start <= done) {
      last.text += text.slice(done, end);
      done = Math.max(done, end);
    } else add(end, true);
  }
  add(text.length, false);
  return pieces;
}

/**
 * @param length the number of words in the excerpt
 * @returns the excerpt of a string that contains the most words of the query, with marked matches. `…` replaces
 * omitted text
 */
export function excerptOf(text: string, finder: Finder, language: Language, length: number): Marked {
  const words = excerptWords(text, language);
  const from = bestWindow(
    words.map((word) => finder.maskOf(word.trimEnd())),
    length,
  );
  const shown = words
    .slice(from, from + length)
    .map((word) => (word.length > longestWord ? `${cutText(word, longestWord)}… ` : word));
  const marked = markText(shown.join('').trimEnd(), finder);
  return [
    ...(from > 0 ? [{ text: '… ', isHit: false }] : []),
    ...marked,
    ...(from + length < words.length ? [{ text: ' …', isHit: false }] : []),
  ];
}

/**
 * Splits a string into words, each with the spaces and punctuation before the next word.
 *
 * @returns substrings that together equal the string
 */
function excerptWords(text: string, { segment }: Language): string[] {
  const chunks = text.split(/(?<= )/);
  if (!containsDense.test(text)) return chunks;
  return chunks.flatMap((chunk) => {
    const runs = runsOf(chunk);
    if (!runs.some(({ isDense }) => isDense)) return [chunk];
    // Without a segmenter, every two characters of a dense run count as a word.
    const split =
      segment ??
      ((run: string) => charactersOf(run).flatMap((one, at, all) => (at % 2 ? [] : [one + (all[at + 1] ?? '')])));
    const words = runs.flatMap(({ text: run, start, isDense }) => {
      let next = start;
      return (isDense ? split(run) : [run]).map((word) => {
        next += word.length;
        return next - word.length;
      });
    });
    // Punctuation is added to the previous word; punctuation at the start of the chunk, to the first word.
    const starts = [0, ...words.slice(1)];
    return starts.map((start, at) => chunk.slice(start, starts[at + 1]));
  });
}

/**
 * Returns the index of the excerpt's first word. Finds the `length` words with the most different query words. Starts
 * a third of `length` before them, to show context.
 */
function bestWindow(masks: readonly number[], length: number): number {
  let best = 0;
  let bestCount = 0;
  for (const [at, mask] of masks.entries()) {
    if (mask === 0) continue;
    let all = 0;
    for (let next = at; next < Math.min(at + length, masks.length); next += 1) all |= masks[next]!;
    const count = bits(all);
    if (count > bestCount) {
      best = at;
      bestCount = count;
    }
  }
  if (bestCount === 0) return 0;
  const lead = Math.floor(length / 3);
  return Math.max(0, Math.min(best - lead, masks.length - length));
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

import { cutText } from '../cut-text.ts';
import type { Marked } from '../search-answer.ts';
import type { Finder } from './find-in-text.ts';
import type { Language } from './language/language.ts';
import { charactersOf, runsOf } from './words.ts';

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
    // In a script without spaces, matches can overlap. So a match that touches the previous match is joined with it.
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
 * @param length the number of words
 * @returns the part of a string with the most words of the query, with marked matches. `…` replaces omitted parts
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

/** @returns the words of a string, each with the characters before the next word. Joined, they equal the string */
function excerptWords(text: string, { segment }: Language): string[] {
  const chunks = text.split(/(?<= )/);
  return chunks.flatMap((chunk) => {
    const runs = runsOf(chunk);
    if (!runs.some(({ isDense }) => isDense)) return [chunk];
    // Without a segmenter, each two characters count as a word.
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
    // Punctuation belongs to the previous word, or to the first word if it is at the start.
    const starts = [0, ...words.slice(1)];
    return starts.map((start, at) => chunk.slice(start, starts[at + 1]));
  });
}

/**
 * Returns the start of the excerpt. The window with the highest number of different query words starts a third of the
 * excerpt's length later.
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

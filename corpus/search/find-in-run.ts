import { fold } from './language/fold.ts';
import { charactersOf } from './words.ts';

/**
 * Finds words in text of a script without spaces, such as Chinese.
 *
 * @param run the text as written. Its folded form can have another length, but the returned positions refer to `run`
 * @param terms words in the form that `fold` returns
 * @returns the positions of all occurrences, in order
 */
export function findInRun(run: string, terms: readonly string[]): Span[] {
  const folded = fold(run);
  const found = terms.flatMap((term) => placesOf(term, folded));
  if (found.length === 0) return [];
  const original = folded.length === run.length ? (at: number) => at : placeBeforeFolding(run);
  return found
    .map(({ start, end }) => ({ start: original(start), end: original(end) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function placesOf(term: string, text: string): Span[] {
  const places: Span[] = [];
  for (let start = text.indexOf(term); start !== -1; start = text.indexOf(term, start + term.length))
    places.push({ start, end: start + term.length });
  return places;
}

/**
 * Returns a function that converts a position in the folded string to the position in `text`. Folding can turn one
 * character into several. A position between them is converted to the end of the original character.
 */
function placeBeforeFolding(text: string): (at: number) => number {
  const places = [0];
  let start = 0;
  for (const character of charactersOf(text)) {
    start += character.length;
    for (let left = fold(character).length; left > 0; left -= 1) places.push(start);
  }
  return (at) => places[at] ?? text.length;
}

/** A range in a string. */
export interface Span {
  start: number;
  end: number;
}

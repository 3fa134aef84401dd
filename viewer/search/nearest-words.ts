import type { SearchResults } from '../../corpus/search-answer.ts';

/**
 * Returns beginnings of the words in a string, the longest first. If the string has no results, the search tries
 * these beginnings.
 *
 *     'instalattionx'  →  ['instalattio', 'instalat', 'insta']
 */
export function beginnings(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word.length > 3)
    .flatMap((word) => [0.85, 0.65, 0.4].map((share) => word.slice(0, Math.max(3, Math.floor(word.length * share)))))
    .sort((a, b) => b.length - a.length);
}

/** @returns the marked words in the hits, those most similar to `text` first */
export function foundWords({ hits }: SearchResults, text: string): string[] {
  const words = hits.flatMap(({ title, excerpt = [] }) =>
    [...title, ...excerpt].filter(({ isHit }) => isHit).map((piece) => piece.text.toLowerCase()),
  );
  const requested = text.toLowerCase();
  return [...new Set(words)]
    .filter((word) => word !== requested)
    .sort((a, b) => alike(b, requested) - alike(a, requested));
}

/**
 * Returns the similarity of two words, from 0 to 0.5. It is the number of letter pairs in both words, divided by the
 * sum of the pairs in each word.
 */
export function alike(a: string, b: string): number {
  const [ofA, ofB] = [pairs(a), pairs(b)];
  return [...ofA].filter((pair) => ofB.has(pair)).length / (ofA.size + ofB.size || 1);
}

function pairs(word: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
}

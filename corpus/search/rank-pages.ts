import type { IndexReader } from './index-reader.ts';
import type { RequestedWord } from './query.ts';

/** A page that contains words of the query. */
export interface RankedPage {
  index: IndexReader;
  page: number;
  score: number;
}

/** Maximum number of words in a query of keywords. A query with more words is treated as a question. */
const mostOfKeywords = 4;
/**
 * Score factors for a page that contains all parts of a word (`on`, `broken`, `links`), but not the word. `inParts`
 * applies if no page contains the whole word; `inPartsOnly`, if another page does.
 */
const inParts = 0.7;
const inPartsOnly = 0.2;
/**
 * Limits the score of pages with only longer words, or parts of the word. The limit is this factor times the lowest
 * score of the pages with the word itself.
 */
const belowWord = 0.9;
/** If a page contains several forms of a word, the highest score counts fully. The others are multiplied by this
 * factor. */
const alsoThere = 0.2;

/** @returns the pages of all indexes that contain a word of the query, the best first */
export async function rankPages(
  requested: readonly RequestedWord[],
  indexes: readonly IndexReader[],
  signal: AbortSignal,
): Promise<RankedPage[]> {
  // A page with all keywords must rank before a page that contains a few of them often. If the query is a question, this
  // matters less, because an answer lacks some of its words.
  const power = requested.length > mostOfKeywords ? 1 : 2;
  const whole = requested.reduce((sum, word) => sum + weightOf(word), 0);
  const ranked = await Promise.all(
    indexes.map(async (index, at) => {
      const scores = await Promise.all(requested.map((word) => scoresOf(word, index, at, signal)));
      const isFound = new Uint8Array(index.pages);
      const sums = new Float64Array(index.pages);
      const covered = new Float64Array(index.pages);
      for (const [number, byPage] of scores.entries()) {
        const weight = weightOf(requested[number]!);
        for (let page = 0; page < index.pages; page += 1) {
          if (byPage[page] === 0) continue;
          isFound[page] = 1;
          sums[page]! += byPage[page]!;
          covered[page]! += weight;
        }
      }
      const pages: RankedPage[] = [];
      for (let page = 0; page < index.pages; page += 1)
        if (isFound[page])
          pages.push({ index, page, score: sums[page]! * (covered[page]! / whole) ** power * index.rank });
      return pages;
    }),
  );
  // The sort is stable: pages with equal scores keep the order of their indexes and their numbers.
  return ranked.flat().sort((a, b) => b.score - a.score);
}

/** @returns the weight of a word in a query. If no page contains the word, it is the sum of its parts' weights */
export function weightOf({ like, importance, parts }: RequestedWord): number {
  const isThere = like.some((words) => words.length > 0);
  return isThere || parts.length === 0 ? importance : parts.reduce((sum, part) => sum + weightOf(part), 0);
}

/** Returns the score of each page for one word: page number → score, or 0. */
async function scoresOf(
  word: RequestedWord,
  index: IndexReader,
  at: number,
  signal: AbortSignal,
): Promise<Float64Array> {
  const [lists, parts] = await Promise.all([
    Promise.all(
      word.like[at]!.map(async ({ term, likeness, isLonger = false }) => ({
        likeness,
        isLonger,
        weights: await index.postingsOf(term, signal),
      })),
    ),
    Promise.all(word.parts.map((part) => scoresOf(part, index, at, signal))),
  ]);
  const isKnown = word.like.flat().some(({ likeness }) => likeness === 1);
  const add = (scores: Float64Array, page: number, score: number) => {
    const before = scores[page]!;
    scores[page] = before === 0 ? score : Math.max(before, score) + alsoThere * Math.min(before, score);
  };
  const scores = new Float64Array(index.pages);
  const ofLonger = isKnown ? new Float64Array(index.pages) : scores;
  for (const { likeness, isLonger, weights } of lists) {
    const into = isLonger ? ofLonger : scores;
    weights.forEach((weight, page) => add(into, page, likeness * weight * word.importance));
  }
  const [first, ...others] = parts;
  if (!isKnown && !first) return scores;
  // Pages with only longer words or parts must rank below pages with the word itself.
  let most = Infinity;
  if (isKnown && (first || lists.some(({ isLonger }) => isLonger)))
    for (let page = 0; page < index.pages; page += 1)
      if (scores[page]! > 0) most = Math.min(most, belowWord * scores[page]!);
  if (ofLonger !== scores && lists.some(({ isLonger }) => isLonger))
    for (let page = 0; page < index.pages; page += 1) {
      const score = ofLonger[page]!;
      if (score > 0) add(scores, page, scores[page]! > 0 ? score : Math.min(score, most));
    }
  if (!first) return scores;
  for (let page = 0; page < index.pages; page += 1) {
    if (first[page] === 0 || others.some((part) => part[page] === 0)) continue;
    const score = (isKnown ? inPartsOnly : inParts) * parts.reduce((sum, part) => sum + part[page]!, 0);
    scores[page] = Math.max(scores[page]!, scores[page]! > 0 ? score : Math.min(score, most));
  }
  return scores;
}

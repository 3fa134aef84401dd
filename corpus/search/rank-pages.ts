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
  const isQuestion = requested.length > mostOfKeywords;
  const whole = requested.reduce((sum, word) => sum + weightOf(word), 0);
  const ranked = await Promise.all(
    indexes.map(async (index, at) => {
      const scores = await Promise.all(requested.map((word) => scoresOf(word, index, at, signal)));
      const pages = new Map<number, { score: number; covered: number }>();
      for (const [number, byPage] of scores.entries()) {
        for (const [page, score] of byPage) {
          const { score: before, covered } = pages.get(page) ?? { score: 0, covered: 0 };
          pages.set(page, { score: before + score, covered: covered + weightOf(requested[number]!) });
        }
      }
      // A page with all keywords must rank before a page that contains a few of them often. If the query is a question,
      // this matters less, because an answer lacks some of its words.
      return [...pages].map(([page, { score, covered }]): RankedPage => ({
        index,
        page,
        score: score * (covered / whole) ** (isQuestion ? 1 : 2) * index.rank,
      }));
    }),
  );
  const order = new Map(indexes.map((index, at) => [index, at]));
  return ranked
    .flat()
    .sort((a, b) => b.score - a.score || order.get(a.index)! - order.get(b.index)! || a.page - b.page);
}

/** @returns the weight of a word in a query. If no page contains the word, it is the sum of its parts' weights */
export function weightOf({ like, importance, parts }: RequestedWord): number {
  const isThere = like.some((words) => words.length > 0);
  return isThere || parts.length === 0 ? importance : parts.reduce((sum, part) => sum + weightOf(part), 0);
}

/** Returns the score of each page for one word: page number → score. */
async function scoresOf(
  word: RequestedWord,
  index: IndexReader,
  at: number,
  signal: AbortSignal,
): Promise<Map<number, number>> {
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
  const add = (scores: Map<number, number>, page: number, score: number) => {
    const before = scores.get(page) ?? 0;
    scores.set(page, Math.max(before, score) + alsoThere * Math.min(before, score));
  };
  const scores = new Map<number, number>();
  const ofLonger = isKnown ? new Map<number, number>() : scores;
  for (const { likeness, isLonger, weights } of lists) {
    for (const [page, weight] of weights) add(isLonger ? ofLonger : scores, page, likeness * weight * word.importance);
  }
  // Pages with only longer words or parts must rank below pages with the word itself.
  let most = Infinity;
  if (isKnown) for (const score of scores.values()) most = Math.min(most, belowWord * score);
  if (isKnown)
    for (const [page, score] of ofLonger) add(scores, page, scores.has(page) ? score : Math.min(score, most));
  const [first, ...others] = parts;
  for (const page of first?.keys() ?? []) {
    if (!others.every((part) => part.has(page))) continue;
    const score = (isKnown ? inPartsOnly : inParts) * parts.reduce((sum, part) => sum + part.get(page)!, 0);
    scores.set(page, Math.max(scores.get(page) ?? 0, scores.has(page) ? score : Math.min(score, most)));
  }
  return scores;
}

import type { SearchText } from '../../corpus/schema/index.ts';
import type { Language } from '../../corpus/search/language/language.ts';
import { startsDense } from '../../corpus/search/words.ts';
import { addressOf } from './address-words.ts';
import { countTerms } from './count-terms.ts';

/** Word → its weight on a page, from 1 to about 80. It depends only on the page's text. */
export type PageTerms = ReadonlyMap<string, number>;

/** Weight of a word by its location on the page. The words of one title or heading share its weight. */
const inTitle = 44;
const inOtherNames = 30;
const inHeading = 11;
const inDescription = 5;
const inText = 11;
/** Number of words on an average page. On longer pages, each word weighs less. */
const usualLength = 700;

/**
 * Computes the weights of all words on a page.
 *
 * @param above label of the category that contains the page
 */
export function pageTerms(
  { path, title, keywords = [], description = '', sections }: SearchText,
  language: Language,
  above = '',
): PageTerms {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);

  const texts = countTerms(
    sections.map(({ text }) => text),
    language,
  );
  const length = texts.reduce((sum, { term, count }) => sum + count * wordsIn(term), 0);
  // As in BM25, each further occurrence of a word adds less weight, and weights are lower on long pages.
  const damping = 1.2 * (0.55 + (0.45 * length) / usualLength);
  for (const { term, count } of texts) weights.set(term, (inText * count) / (count + damping));
  for (const { term, count } of countTerms(
    sections.map(({ heading = '' }) => heading),
    language,
  ))
    add(term, (inHeading * count) / (count + 0.6));
  for (const { term } of countTerms([description], language)) add(term, inDescription);
  const names = new Map<string, number>();
  for (const [name, weight] of [...namesOf(path, title, keywords), [above, inOtherNames / 2] as const]) {
    const terms = countTerms([name], language);
    const words = terms.reduce((sum, { term }) => sum + wordsIn(term), 0);
    const share = weight / (1 + 0.12 * Math.max(0, words - 1));
    for (const { term } of terms) names.set(term, Math.max(share, names.get(term) ?? 0));
  }
  for (const [term, weight] of names) add(term, weight);

  // `forEach` creates no array for each word.
  weights.forEach((weight, term) => weights.set(term, Math.max(1, Math.round(weight))));
  return weights;
}

/** Returns how many words a term counts as. In languages without spaces, a term is two adjacent characters and counts
 * as half a word. */
function wordsIn(term: string): number {
  return startsDense.test(term) ? 0.5 : 1;
}

/** Returns the title, keywords and address of a page, and the weight of a word in each. */
function namesOf(path: string, title: string, keywords: readonly string[]): [name: string, weight: number][] {
  const [last = '', above = ''] = addressOf(path);
  return [
    [title, inTitle],
    ...keywords.map((keyword): [string, number] => [keyword, inOtherNames]),
    [last, inOtherNames],
    [above, inOtherNames / 2],
  ];
}

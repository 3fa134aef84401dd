import type { SearchText } from '../corpus/index.ts';
import { termsOf } from './engine/words.ts';

/** The words of a page, and how much the page is about each: from 1 to about 80. A function of the page's text alone. */
export type PageTerms = ReadonlyMap<string, number>;

/** How much a word weighs by where it stands. A title of several words shares its weight among them. */
const inTitle = 44;
const inHeading = 11;
const inDescription = 5;
const inText = 11;
/** The number of words of a usual page, against which long and short ones are measured. */
const usualLength = 700;

/** @returns the words of a page with their weights */
export function pageTerms({ title, description = '', sections }: SearchText): PageTerms {
  const titled = termsIn([title]);
  const headings = termsIn(sections.map(({ heading = '' }) => heading));
  const described = termsIn([description]);
  const texts = termsIn(sections.map(({ text }) => text));
  const length = [...texts.values()].reduce((sum, count) => sum + count, 0);
  const damping = 1.2 * (0.35 + (0.65 * length) / usualLength);
  const weights = new Map<string, number>();
  const add = (counts: ReadonlyMap<string, number>, weigh: (count: number) => number) => {
    for (const [term, count] of counts) weights.set(term, (weights.get(term) ?? 0) + weigh(count));
  };
  const share = 1 / (1 + 0.12 * Math.max(0, titled.size - 1));
  add(titled, () => inTitle * share);
  add(headings, (count) => (inHeading * count) / (count + 0.6));
  add(described, () => inDescription);
  add(texts, (count) => (inText * count) / (count + damping));
  for (const [term, weight] of weights) weights.set(term, Math.max(1, Math.round(weight)));
  return weights;
}

/** How often each word stands in the texts. */
function termsIn(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const chunk of text.split(' ')) {
      for (const term of termsOfChunk(chunk)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

// The same few thousand words make up most of every text: looking one up costs a tenth of taking it apart.
const known = new Map<string, readonly string[]>();
const mostKnown = 100_000;

function termsOfChunk(chunk: string): readonly string[] {
  const found = known.get(chunk);
  if (found) return found;
  const terms = termsOf(chunk);
  if (known.size >= mostKnown) known.clear();
  if (chunk.length < 80) known.set(chunk, terms);
  return terms;
}

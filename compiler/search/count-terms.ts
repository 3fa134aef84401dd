import { termsOf } from './engine/words.ts';

// The same few thousand words make up most of every text: looking one up costs a tenth of taking it apart.
const known = new Map<string, readonly string[]>();
const mostKnown = 200_000;

/** @returns how often each word stands in the texts, in the order in which they are met */
export function countTerms(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [chunk, times] of countChunks(texts)) {
    for (const term of termsOfChunk(chunk)) counts.set(term, (counts.get(term) ?? 0) + times);
  }
  return counts;
}

/** What stands between blanks. */
function countChunks(texts: readonly string[]): Map<string, number> {
  const chunks = new Map<string, number>();
  for (const text of texts) {
    for (const chunk of text.split(' ')) chunks.set(chunk, (chunks.get(chunk) ?? 0) + 1);
  }
  return chunks;
}

function termsOfChunk(chunk: string): readonly string[] {
  const found = known.get(chunk);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const terms = termsOf(chunk);
  known.set(chunk, terms);
  return terms;
}

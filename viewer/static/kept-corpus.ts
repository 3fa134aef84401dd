import { encodePath } from '../../corpus/url/pathname.ts';
import { type Corpus, createCorpus } from '../corpus/corpus.ts';

/**
 * Keeps the files of a corpus that does not change for all pages that are drawn from it: the lists of a large site take
 * longer to read than most of its pages to draw.
 *
 * @param read gives a file by its address, as text. It is called for all that a page loads, whether that is here or not:
 *   so the caller knows what the page depends on
 * @returns the corpus as one page has it, which knows nothing of what other pages have loaded
 */
export function openKeptCorpus(read: (address: string) => Promise<string | undefined>): (baseUrl: string) => Corpus {
  let kept: Corpus | undefined;
  return (baseUrl) => {
    const all = (kept ??= createCorpus(baseUrl, async (address) => {
      const text = await read(String(address));
      return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers: json });
    }));
    const loaded = new Set<string>();
    return {
      ...all,
      load(file, signal) {
        if (!loaded.has(file.address)) void read(all.corpusUrl + encodePath(file.address));
        loaded.add(file.address);
        return all.load(file, signal);
      },
      peek: (file) => (loaded.has(file.address) ? all.peek(file) : undefined),
    };
  };
}

const json = { 'Content-Type': 'application/json' };

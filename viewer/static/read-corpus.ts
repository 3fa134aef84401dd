import { encodePath } from '../../corpus/url/pathname.ts';
import { type Corpus, createCorpus } from '../corpus/corpus.ts';

/**
 * Reads the corpus for the code of pages. Pages of one realm share the parsed files, as no file changes while they render.
 *
 * @param read gives a file by its address, as text. It is called for each file that a page loads, also if another page
 *   has loaded the file before: the page depends on it
 * @returns the corpus as one page reads it. It has no files at once that only other pages have loaded
 */
export function openReadCorpus(read: (address: string) => Promise<string | undefined>): (baseUrl: string) => Corpus {
  const answer = async (address: unknown) => {
    const text = await read(String(address));
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      headers: new Map([['content-type', 'application/json']]),
      text: async () => text ?? '',
    } as unknown as Response;
  };
  let shared: Corpus | undefined;
  const loadedByAny = new Set<string>();
  return (baseUrl) => {
    const all = (shared ??= createCorpus(baseUrl, answer));
    const loaded = new Set<string>();
    return {
      ...all,
      load(file, signal) {
        if (!loaded.has(file.address) && loadedByAny.has(file.address))
          void read(all.corpusUrl + encodePath(file.address));
        loaded.add(file.address);
        loadedByAny.add(file.address);
        return all.load(file, signal);
      },
      peek: (file) => (loaded.has(file.address) ? all.peek(file) : undefined),
    };
  };
}

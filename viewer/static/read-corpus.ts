import { encodePath } from '../../corpus/url/pathname.ts';
import { type Corpus, createCorpus } from '../corpus/corpus.ts';

/**
 * Reads the corpus for the code of pages. Pages in one realm share the parsed files, because files stay unchanged
 * while they render.
 *
 * @param read returns a file by its address, as text. Called for every file of every page, so that the
 *   dependencies of each page are known
 * @returns the corpus as one page reads it. Only files that this page has loaded are available at once
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

import { encodePath } from '../../corpus/url/pathname.ts';
import { type Corpus, createCorpus } from '../corpus/corpus.ts';

/**
 * Opens the corpus for page code that reads it during static rendering. All pages in a realm share the parsed files.
 *
 * @param read returns a file by its address, as text. It is called for every file that a page reads, to record the
 * dependencies of each page
 * @returns a function that opens the corpus for one page. Its `peek` only returns files that this page has loaded
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

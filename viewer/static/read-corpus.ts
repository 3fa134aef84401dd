import { type Corpus, createCorpus } from '../corpus/corpus.ts';

/**
 * @param read gives a file by its address, as text
 * @returns the corpus as the code of one page reads it
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
  let corpus: Corpus | undefined;
  return (baseUrl) => (corpus ??= createCorpus(baseUrl, answer));
}

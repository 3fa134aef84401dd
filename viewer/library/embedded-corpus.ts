import { CorpusError } from '../corpus/fetch-json.ts';
import { createCorpus, type Corpus, type CorpusFile } from '../corpus/corpus.ts';
import { siteFile } from '../corpus/site-file.ts';

/**
 * @param address where the corpus lies, relative to the document or absolute, with or without a slash at its end
 * @param baseUrl where the app shows it
 * @returns a corpus whose site says so when it was made for another base URL, which its links would lead to
 */
export function embeddedCorpus(address: string, baseUrl: string): Corpus {
  const { origin, pathname, href } = new URL(address.replace(/\/?$/, '/'), location.href);
  const corpusUrl = origin === location.origin ? pathname : href;
  const corpus = createCorpus(baseUrl, window.fetch.bind(window), corpusUrl);
  return {
    ...corpus,
    load: <T>(file: CorpusFile<T>, signal?: AbortSignal) => corpus.load(isSite(file) ? checked(file) : file, signal),
  };

  function checked<T>({ address, check }: CorpusFile<T>): CorpusFile<T> {
    return {
      address,
      check: (value) => {
        const file = check(value);
        const made = (file as { baseUrl?: unknown }).baseUrl;
        if (made === baseUrl) return file;
        throw new CorpusError(
          'malformed',
          `The corpus was made for the base URL “${String(made)}”, and is shown below “${baseUrl}”. Both have to be the same.`,
        );
      },
    };
  }
}

function isSite({ address }: CorpusFile<unknown>): boolean {
  return address === siteFile.address;
}

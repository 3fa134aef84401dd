import { CorpusError } from '../corpus/fetch-json.ts';
import { createCorpus, type Corpus, type CorpusFile } from '../corpus/corpus.ts';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { siteFile } from '../corpus/site-file.ts';

/**
 * Opens the corpus that an app embeds.
 *
 * @param address the corpus folder: absolute, or relative to the document, with or without a slash at its end
 * @param baseUrl the path below which the app shows the corpus
 * @returns a corpus. Loading its `site.json` fails if the corpus was compiled for another base URL
 */
export function embeddedCorpus(address: string, baseUrl: string): Corpus {
  const { origin, pathname, href } = new URL(address.replace(/\/?$/, '/'), location.href);
  const corpusUrl = origin === location.origin ? pathname : href;
  const files = createCorpus(baseUrl, window.fetch.bind(window), corpusUrl, baseUrl, true);
  const corpus: Corpus = {
    ...files,
    load: <T>(file: CorpusFile<T>, signal?: AbortSignal) => files.load(isSite(file) ? checked(file) : file, signal),
  };
  return corpus;

  function checked<T>({ address, check }: CorpusFile<T>): CorpusFile<T> {
    return {
      address,
      check: (value) => {
        const file = check(value);
        const { baseUrl: made, sharedUrl = made } = file as SiteFile;
        if (made !== baseUrl)
          throw new CorpusError(
            'malformed',
            `The corpus has the base URL “${made}”, but the viewer has “${baseUrl}”. Both must be equal.`,
          );
        // Languages share their code: the site at `/docs/fr/` uses the code at `/docs/`.
        if (baseUrl.startsWith(sharedUrl)) corpus.sharedUrl = sharedUrl;
        return file;
      },
    };
  }
}

function isSite({ address }: CorpusFile<unknown>): boolean {
  return address === siteFile.address;
}

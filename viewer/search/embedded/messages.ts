import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';
import type { SearchQuery, SearchResults } from '../load-provider.ts';

/** What the page asks of the worker. */
export type Question =
  | {
      id: number;
      /** The address of the index's folder, with a slash at its end. */ folder: string;
      query: SearchQuery;
    }
  /** Nobody waits for the answer any more. */
  | { id: number; query?: undefined }
  /** Where the module lies that finds the stems of a language; without an address there is none. */
  | { stemmer: StemmedLanguage; address: string | undefined }
  /** What was read of the index is out of date. */
  | 'forget';

/** What the worker says. */
export type Answer =
  | { id: number; results: SearchResults }
  | { id: number; failed: string }
  /** It needs the stems of a language. */
  | { stemmer: StemmedLanguage };

/** What the page needs of the worker. */
export interface SearchWorker {
  postMessage(question: Question): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Answer>) => void): void;
  addEventListener(type: 'error', hear: (event: ErrorEvent) => void): void;
}

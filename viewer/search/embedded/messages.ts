import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';
import type { SearchQuery, SearchResults } from '../load-provider.ts';

/** A message from the page to the worker. */
export type Question =
  | {
      id: number;
      /** The address of the index's folder, with a slash at its end. */ folder: string;
      query: SearchQuery;
    }
  /** Cancels the query. */
  | { id: number; query?: undefined }
  /** The address of the module with the stemmer of a language; without an address there is none. */
  | { stemmer: StemmedLanguage; address: string | undefined }
  /** The worker's copy of the index is out of date. */
  | 'forget';

/** A message from the worker. */
export type Answer =
  | { id: number; results: SearchResults }
  | { id: number; failed: string }
  /** It needs the stemmer of a language. */
  | { stemmer: StemmedLanguage };

/** The methods of the worker that the page uses. */
export interface SearchWorker {
  postMessage(question: Question): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Answer>) => void): void;
  addEventListener(type: 'error', hear: (event: ErrorEvent) => void): void;
}

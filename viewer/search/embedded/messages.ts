import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';
import type { SearchQuery, SearchResults } from '../../../corpus/search-answer.ts';

/** A message from the page to the search worker. */
export type Question =
  | {
      id: number;
      /** The address of the index's folder, with a slash at its end. */ folder: string;
      query: SearchQuery;
    }
  /** Cancels the query with this id. */
  | { id: number; query?: undefined }
  /**
   * Answers the worker's request for a stemmer: the address of its module, or undefined if the language has no stemmer.
   */
  | { stemmer: StemmedLanguage; address: string | undefined }
  /** Makes the worker discard its copy of the index, because the index has changed. */
  | 'forget';

/** A message from the search worker to the page. */
export type Answer =
  | { id: number; results: SearchResults }
  | { id: number; failed: string }
  /** Requests the stemmer of a language. */
  | { stemmer: StemmedLanguage };

/** The methods of `Worker` that the page uses. */
export interface SearchWorker {
  postMessage(question: Question): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Answer>) => void): void;
  addEventListener(type: 'error', hear: (event: ErrorEvent) => void): void;
}

import { openEngine, type SearchEngine } from '../../../corpus/search/search.ts';
import type { LoadStem } from '../../../corpus/search/language/stem.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { Answer, Question } from './messages.ts';

type Queries = Exclude<Question, { stemmer: unknown }>;

/**
 * Returns a function that answers search queries. It can run in a worker or in the page.
 *
 * @param answer receives the answers. Their order can differ from the order of the questions
 * @returns a function that accepts questions
 */
export function openAnswers(loadStem: LoadStem, answer: (answer: Answer) => void): (question: Queries) => void {
  const engines = new Map<string, SearchEngine>();
  const running = new Map<number, AbortController>();

  function engineOf(folder: string): SearchEngine {
    const known = engines.get(folder);
    if (known) return known;
    const engine = openEngine((path, signal) => fetchIndexFile(folder, path, signal), loadStem);
    engines.set(folder, engine);
    return engine;
  }

  return (question) => {
    if (question === 'forget') return engines.clear();
    const { id, query } = question;
    if (!query) return running.get(id)?.abort();
    const { folder } = question;
    const stop = new AbortController();
    running.set(id, stop);
    engineOf(folder)
      .search(query, stop.signal)
      .then(
        (results) => answer({ id, results }),
        (error: unknown) => {
          // Discards the engine, because it may have read files from two outputs of the site. So the next query loads
          // the index again.
          if (!stop.signal.aborted) engines.delete(folder);
          answer({ id, failed: error instanceof Error ? error.message : String(error) });
        },
      )
      .finally(() => running.delete(id));
  };
}

/**
 * @param folder the address of the index's folder
 * @param path a file relative to the folder
 * @returns the parsed JSON; undefined if the file does not exist
 * @throws Error if the request fails
 */
async function fetchIndexFile(folder: string, path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(folder + encodePath(path), { signal });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new Error(`The server answered the request for the search index with status ${response.status}.`);
  return response.json();
}

import type { EmbeddedSearch } from '../../../corpus/schema/index.ts';
import type { StemmedLanguage } from '../../../corpus/search/language/stem.ts';
import type { SearchProvider, SearchResults } from '../../../corpus/search-answer.ts';
import type { Question, SearchWorker } from './messages.ts';
import { stemmerAddress, startWorker } from './worker-files.ts';

interface Waiting {
  resolve(results: SearchResults): void;
  reject(error: Error): void;
}

/** Creates the search engine that uses the index of the corpus. The search runs in a worker. */
export function createEmbeddedProvider(search: EmbeddedSearch, corpusUrl: string): SearchProvider {
  const folder = new URL(`${corpusUrl}${search.index}/`, location.href).href;
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let broken: Error | undefined;

  worker.addEventListener('message', ({ data }) => {
    if ('stemmer' in data) return sendStemmer(worker, data.stemmer);
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('results' in data) resolve?.(data.results);
    else reject?.(new Error(data.failed));
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message || 'The search could not be started.');
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });

  return {
    search(query, signal) {
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        if (broken) return reject(broken);
        waiting.set(id, { resolve, reject });
        signal.addEventListener('abort', () => {
          if (!waiting.delete(id)) return;
          post(worker, { id });
          reject(signal.reason as Error);
        });
        post(worker, { id, folder, query });
      });
    },
    forget: () => post(worker, 'forget'),
  };
}

async function sendStemmer(worker: SearchWorker, stemmer: StemmedLanguage): Promise<void> {
  post(worker, { stemmer, address: await stemmerAddress(stemmer).catch(() => undefined) });
}

function post(worker: SearchWorker, question: Question): void {
  // A worker has the origin of its page, so `postMessage` takes no target origin.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(question);
}

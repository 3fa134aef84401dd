// Searches, away from the page: reading and ranking must not hold up what a reader types.
import { isStemmed, type StemmedLanguage, type LoadStem, type Stem } from '../../../corpus/search/language/stem.ts';
import { stem as stemEnglish } from '../../../corpus/search/language/stemmers/en.ts';
import { openEngine, type SearchEngine } from '../../../corpus/search/search.ts';
import type { Answer, Question } from './messages.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';

const scope = self as unknown as {
  postMessage(answer: Answer): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Question>) => void): void;
};
const engines = new Map<string, SearchEngine>();
const running = new Map<number, AbortController>();
const toldAddress = new Map<StemmedLanguage, (address: string | undefined) => void>();

function engineOf(folder: string): SearchEngine {
  const known = engines.get(folder);
  if (known) return known;
  const engine = openEngine((path, signal) => fetchIndexFile(folder, path, signal), loadStem);
  engines.set(folder, engine);
  return engine;
}

// Only the page knows where its modules lie; it is asked once for each language.
const stems = new Map<StemmedLanguage, Promise<Stem | undefined>>();
const loadStem: LoadStem = async (name) => {
  if (name === 'en') return stemEnglish;
  if (!isStemmed(name)) return undefined;
  const loading = stems.get(name) ?? importStem(name);
  stems.set(name, loading);
  loading.catch(() => stems.delete(name));
  return loading;
};

async function importStem(name: StemmedLanguage): Promise<Stem | undefined> {
  const address = await new Promise<string | undefined>((resolve) => {
    toldAddress.set(name, resolve);
    tell({ stemmer: name });
  });
  return address === undefined ? undefined : ((await import(address)) as { stem: Stem }).stem;
}

function tell(answer: Answer): void {
  // It goes back to the page that started the worker, and to no other.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  scope.postMessage(answer);
}

scope.addEventListener('message', ({ data }) => {
  if (data === 'forget') return engines.clear();
  if ('stemmer' in data) return toldAddress.get(data.stemmer)?.(data.address);
  const { id, query } = data;
  if (!query) return running.get(id)?.abort();
  const stop = new AbortController();
  running.set(id, stop);
  engineOf(data.folder)
    .search(query, stop.signal)
    .then(
      (results) => tell({ id, results }),
      (error: unknown) => {
        // What failed may be a mix of two outputs of the site: the next query begins anew.
        if (!stop.signal.aborted) engines.delete(data.folder);
        tell({ id, failed: error instanceof Error ? error.message : String(error) });
      },
    )
    .finally(() => running.delete(id));
});

/**
 * @param folder the address of the index's folder
 * @param path of a file in it
 * @returns its JSON; nothing when it isn't there
 * @throws when the network or the host fails
 */
async function fetchIndexFile(folder: string, path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(folder + encodePath(path), { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The search index was answered with status ${response.status}.`);
  return response.json();
}

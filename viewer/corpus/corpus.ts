import { encodePath } from '../../corpus/url/pathname.ts';
import { fetchJson } from './fetch-json.ts';

/** A kind of file in the corpus: its address, and a check of its content. */
export interface CorpusFile<T> {
  /** Relative to `corpus/`, decoded. */
  address: string;
  /** @throws CorpusError if the value does not have the shape that the viewer expects */
  check: (value: unknown) => T;
}

/** Loads the files of a corpus. Each file is requested once, and then cached. */
export interface Corpus {
  baseUrl: string;
  /**
   * The path of files that all languages share, such as code. In a site with one language, it equals the base URL.
   */
  sharedUrl: string;
  /** The URL of the folder `corpus/`, with a slash at the end. */
  corpusUrl: string;
  /**
   * Whether the corpus is not at `corpus/` below the base URL, but on another host or in another folder. The viewer
   * then resolves addresses of files, and applies the site's style sheets itself.
   */
  isElsewhere: boolean;
  /**
   * Converts the address of a file to a URL for the browser. If `isElsewhere` is false, addresses are unchanged. Call
   * it only after a file of the corpus has loaded, because that also loads the code for the conversion.
   *
   * @param address `/docs/assets/a.js`. An address without a slash at its start is unchanged
   */
  url: (address: string) => string;
  /**
   * @param signal cancels this call. The request is aborted when all calls that wait for the file are cancelled
   * @throws CorpusError
   */
  load: <T>(file: CorpusFile<T>, signal?: AbortSignal) => Promise<T>;
  /** Returns the file if it is in memory. */
  peek: <T>(file: CorpusFile<T>) => T | undefined;
  /** Removes one file or all files from the cache, so that they are loaded again. */
  forget: (address?: string) => void;
}

interface Entry {
  promise: Promise<unknown>;
  value?: unknown;
  readers: number;
  request: AbortController;
}

/** The maximum number of files in memory. The least recently used file is removed first. */
const kept = 200;

/**
 * @param baseUrl the path below which the site has its pages
 * @param corpusUrl the URL of the corpus, with a slash at its end. Default: `corpus/` below the base URL
 */
export function createCorpus(
  baseUrl: string,
  fetchFile: typeof fetch,
  corpusUrl = `${baseUrl}corpus/`,
  sharedUrl = baseUrl,
  isElsewhere = corpusUrl !== `${baseUrl}corpus/`,
): Corpus {
  const entries = new Map<string, Entry>();

  let url = (address: string) => address;
  const resolve = async (value: unknown) => {
    const { openFileUrl, resolveFiles } = await import('./corpus-urls.ts');
    url = openFileUrl(baseUrl, corpusUrl);
    return resolveFiles(value, baseUrl, url);
  };

  function start<T>({ address, check }: CorpusFile<T>): Entry {
    const request = new AbortController();
    const loading = fetchJson(corpusUrl + encodePath(address), request.signal, fetchFile);
    const promise = (isElsewhere ? loading.then(resolve) : loading).then(check);
    const entry: Entry = { request, readers: 0, promise };
    entry.promise.then(
      (value) => {
        entry.value = value;
        markHere(promise, value);
      },
      // Removes a failed request from the cache, so that the next `load` repeats it.
      () => entries.get(address) === entry && entries.delete(address),
    );
    return entry;
  }

  function load<T>(file: CorpusFile<T>, signal?: AbortSignal): Promise<T> {
    const entry = entries.get(file.address) ?? start(file);
    entries.delete(file.address);
    entries.set(file.address, entry);
    const [oldest] = entries.keys();
    if (entries.size > kept) entries.delete(oldest!);

    entry.readers += 1;
    signal?.addEventListener('abort', () => leave(file.address, entry), { once: true });
    return entry.promise as Promise<T>;
  }

  function leave(address: string, entry: Entry): void {
    entry.readers -= 1;
    if (entry.readers > 0 || entry.value !== undefined) return;
    if (entries.get(address) === entry) entries.delete(address);
    entry.request.abort();
  }

  return {
    baseUrl,
    sharedUrl,
    corpusUrl,
    isElsewhere,
    url: (address) => url(address),
    load,
    peek: <T>(file: CorpusFile<T>) => entries.get(file.address)?.value as T | undefined,
    forget: (address) => void (address === undefined ? entries.clear() : entries.delete(address)),
  };
}

/**
 * Marks a promise as fulfilled, in the way that React does. React's `use` then returns the value without suspending.
 */
function markHere<Given extends Promise<unknown>>(promise: Given, value: unknown): Given {
  return Object.assign(promise, { status: 'fulfilled', value });
}

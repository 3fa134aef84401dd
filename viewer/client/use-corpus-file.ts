import { useCallback, useEffect, useState } from 'react';
import type { CorpusFile } from '../corpus/corpus.ts';
import { useViewer } from './use-viewer.ts';

/** The state of a file of the corpus. `value` and `error` are absent while it loads. */
export interface LoadedCorpusFile<T> {
  value?: T | undefined;
  error?: Error | undefined;
  /** Loads the file again after an error. */
  retry: () => void;
}

/**
 * Loads a JSON file of the corpus in the browser. Files are cached. When `lectern dev` changes the file, the component
 * renders again.
 *
 * @param address relative to `corpus/`, decoded: `routes.json`
 * @throws ReactContextError outside of the viewer
 */
export function useCorpusFile<T = unknown>(address: string): LoadedCorpusFile<T> {
  const { corpus } = useViewer('useCorpusFile');
  const file: CorpusFile<T> = { address, check: (value) => value as T };
  const [loaded, setLoaded] = useState<{ address: string; value?: T | undefined; error?: Error }>(() => ({
    address,
    value: corpus.peek(file),
  }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    corpus.load(file, reading.signal).then(
      (value) => !reading.signal.aborted && setLoaded({ address, value }),
      (error: Error) => !reading.signal.aborted && setLoaded({ address, error }),
    );
    return () => reading.abort();
    // `file` is a new object in each render. It only depends on `address`.
  }, [corpus, address, attempt]);

  const retry = useCallback(() => {
    setLoaded({ address });
    setAttempt((count) => count + 1);
  }, [address]);
  const { value, error } = loaded.address === address ? loaded : {};
  return { value, error, retry };
}

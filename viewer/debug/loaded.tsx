import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { CorpusFile } from '../corpus/corpus.ts';
import { useCorpus } from '../corpus/corpus-context.ts';
import { ErrorBox } from '../layout/error-box.tsx';
import { Spinner } from '../body/loading.tsx';

interface LoadedProps<T> {
  file: CorpusFile<T>;
  children: (value: T) => ReactNode;
}

/** Renders the content of a corpus file once it is loaded. */
export function Loaded<T>({ file, children }: LoadedProps<T>) {
  const corpus = useCorpus();
  const [value, setValue] = useState(() => corpus.peek(file));
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const { address } = file;

  useEffect(() => {
    const reading = new AbortController();
    setError(undefined);
    corpus.load(file, reading.signal).then(
      (loaded) => !reading.signal.aborted && setValue(loaded),
      (reason: Error) => !reading.signal.aborted && setError(reason),
    );
    return () => reading.abort();
    // A file is the one at its address.
  }, [corpus, address, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (error) return <ErrorBox error={error} onRetry={retry} />;
  return value === undefined ? <Spinner /> : children(value);
}

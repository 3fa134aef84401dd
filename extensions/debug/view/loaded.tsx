import { useEffect, useState, type ReactNode } from 'react';
import { useCorpusFile } from '../../../viewer/client/index.ts';

interface LoadedProps<T> {
  file: CorpusTable<T>;
  children: (value: T) => ReactNode;
}

/** The address of a corpus file. `T` is the type of the file's content. */
export interface CorpusTable<T> {
  address: string;
  /** Never set. It exists only so that TypeScript can infer `T`. */
  type?: T;
}

/** Renders the content of a corpus file once it is loaded. */
export function Loaded<T>({ file: { address }, children }: LoadedProps<T>) {
  const { value, error, retry } = useCorpusFile<T>(address);
  if (value !== undefined) return children(value);
  if (!error) return <Spinner />;
  return (
    <div className="error-box" role="alert">
      <p className="error-text">{error.message}</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Renders nothing for 300 ms, then a spinner. */
function Spinner() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <div className="spinner" role="status" aria-label="Loading" />;
}

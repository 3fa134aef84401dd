import { useEffect, useState } from 'react';
import { useBaseUrl } from 'lectern/client';
import type { Node } from './tiny-viewer.tsx';

/** The fields of the example's page file that are displayed here. */
export interface Example {
  title: string;
  path: string;
  toc: { depth: number; id: string; text: string }[];
  body: { children: Node[] };
}

export interface Fetched {
  page?: Example;
  /** The size of the file, and the time that loading it took. */
  weight?: string;
  error?: string;
}

/** Loads the page file of the example, as any program can. */
export function useExample(): Fetched {
  const url = useBaseUrl('/corpus/pages/example.json');
  const [fetched, setFetched] = useState<Fetched>({});
  useEffect(() => {
    const request = new AbortController();
    read(url, request.signal).then(setFetched, (error: unknown) => {
      if (!request.signal.aborted) setFetched({ error: String(error) });
    });
    return () => request.abort();
  }, [url]);
  return fetched;
}

async function read(url: string, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const page = (await response.json()) as Example;
  const [timing] = performance.getEntriesByName(new URL(url, location.href).href) as PerformanceResourceTiming[];
  if (!timing?.encodedBodySize) return { page };
  return {
    page,
    weight: `${kilobytes(timing.encodedBodySize)} kB in ${Math.max(1, Math.round(timing.duration))} ms`,
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

import { useEffect, useState } from 'react';
import { useBaseUrl } from 'lectern/client';
import written from './example.json';
import type { Node } from './tiny-viewer.tsx';

/** The fields of the example's page file that are displayed here. */
export interface Example {
  title: string;
  path: string;
  toc: { depth: number; id: string; text: string }[];
  body: { children: Node[] };
}

export interface ExampleState {
  page: Example;
  /** The size of the file, and the time that loading it took. */
  weight?: string;
}

/** Returns the copy of the example in the bundle, so that the HTML contains it. Then loads the real page file. */
export function useExample(): ExampleState {
  const url = useBaseUrl('/corpus/pages/example.json');
  const [state, setState] = useState<ExampleState>({ page: written as Example });
  useEffect(() => {
    const request = new AbortController();
    // If the page file can't be loaded, keep showing the bundled copy.
    read(url, request.signal).then(setState, () => undefined);
    return () => request.abort();
  }, [url]);
  return state;
}

async function read(url: string, signal: AbortSignal): Promise<ExampleState> {
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

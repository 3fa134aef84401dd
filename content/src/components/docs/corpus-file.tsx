import { useEffect, useState } from 'react';
import { CodeBlock, useBaseUrl } from 'lectern/client';
import { formatJson } from '../home/format-json.ts';

interface CorpusFileProps {
  /** Relative to `corpus/`. */
  path: string;
  /** The part that is shown, such as `code.0` or `body.children.3`; without it, all. */
  at?: string;
  /** The number of lines, to reserve space until the file is loaded. */
  lines: number;
}

/** A part of this site's own data, fetched when the page is read. */
export default function CorpusFile({ path, at = '', lines }: CorpusFileProps) {
  const url = useBaseUrl(`/corpus/${path}`);
  const [text, setText] = useState('…');
  useEffect(() => {
    const request = new AbortController();
    const show = (words: string) => {
      if (!request.signal.aborted) setText(words);
    };
    read(url, at, request.signal).then(show, (error: unknown) => show(String(error)));
    return () => request.abort();
  }, [url, at]);
  const missing = '\n'.repeat(Math.max(0, lines - text.split('\n').length));
  return (
    <CodeBlock language="json" title={at === '' ? path : `${path}: ${at}`}>
      {text + missing}
    </CodeBlock>
  );
}

async function read(url: string, at: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const keys = at.split('.').filter(Boolean);
  const value = keys.reduce<unknown>(
    (whole, key) => (whole as Record<string, unknown> | undefined)?.[key],
    await response.json(),
  );
  return formatJson(value, 78);
}

import { useEffect, useState } from 'react';
import { CodeBlock, useBaseUrl } from 'lectern/client';
import { formatJson } from '../home/format-json.ts';

interface CorpusFileProps {
  /** The path of the file, relative to `corpus/`. */
  path: string;
  /** The path of keys to the value to display: `code.0`, `body.children.3`. Default: the whole file. */
  at?: string;
  /** The number of lines for which space is reserved until the file is loaded. */
  lines: number;
}

/** Displays a part of a file in this site's own corpus. The file is loaded in the browser. */
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

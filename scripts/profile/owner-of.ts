import type { Runtime } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { root } from '../bench/measure.ts';

const base = `${pathToFileURL(root).href}/`;

/** The parts of Lectern, those inside others first: the start of a source's path → what is done there. */
const parts: readonly (readonly [path: string, what: string])[] = [
  ['compiler/parse/native/', 'reading Markdown natively, and deciding whether remark has to'],
  ['compiler/parse/code-block/', 'highlighting code'],
  ['compiler/parse/lower/', 'making trees of HTML'],
  ['compiler/parse/', 'the rest of parsing: headings, anchors, references, front matter'],
  ['compiler/emit/markdown/', 'pages as Markdown'],
  ['corpus/hast/', 'pages as Markdown'],
  ['corpus/markdown/', 'pages as Markdown'],
  ['compiler/emit/manifest-file.ts', 'the manifest'],
  ['compiler/emit/canonical', 'making JSON'],
  ['compiler/emit/', 'making page JSON, HTML heads and tables'],
  ['compiler/search/', 'the search index'],
  ['compiler/site/sidebars/', 'sidebars'],
  ['compiler/site/redirects/', 'redirects'],
  ['compiler/site/', 'docs, routes and tags'],
  ['compiler/link/', 'links'],
  ['compiler/incremental/', 'the graph: what is stale'],
  ['compiler/cache/pack', 'packing documents'],
  ['compiler/cache/cache.ts', 'packing documents'],
  ['compiler/output/', 'writing files'],
  ['compiler/fs/disk.ts', 'reading and writing files'],
  ['compiler/fs/', 'looking at files, settings'],
  ['compiler/project/', 'looking at files, settings'],
  ['compiler/', 'all else of Lectern'],
];

/** Frames without a source. */
const beside: Readonly<Record<string, string>> = {
  '(idle)': 'idle',
  '(garbage collector)': 'sweeping memory',
  '(program)': 'V8 and the system, outside of functions',
};

/**
 * @returns the activity that a frame belongs to; undefined for frames of libraries and of Node, which belong to their
 *   callers
 */
export function ownerOf({ url, functionName }: Runtime.CallFrame): string | undefined {
  if (url === '') return beside[functionName];
  if (!url.startsWith(base)) return undefined;
  const file = url.slice(base.length);
  return parts.find(([start]) => file.startsWith(start))?.[1];
}

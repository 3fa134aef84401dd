import type { Runtime } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { root } from '../bench/measure.ts';

const base = `${pathToFileURL(root).href}/`;

/** Prefix of a source's path → activity. The first matching prefix applies, so inner folders come first. */
const parts: readonly (readonly [path: string, what: string])[] = [
  ['compiler/parse/native/', 'native Markdown parser'],
  ['compiler/parse/code-block/', 'highlighting code'],
  ['compiler/parse/lower/', 'building HTML trees'],
  ['compiler/parse/', 'other parsing: headings, anchors, references, front matter'],
  ['compiler/emit/markdown/', 'pages as Markdown'],
  ['corpus/hast/', 'pages as Markdown'],
  ['corpus/markdown/', 'pages as Markdown'],
  ['compiler/emit/manifest-file.ts', 'the manifest'],
  ['compiler/emit/canonical', 'serializing JSON'],
  ['compiler/emit/', 'building page JSON, HTML heads and tables'],
  ['compiler/search/', 'the search index'],
  ['compiler/site/sidebars/', 'sidebars'],
  ['compiler/site/redirects/', 'redirects'],
  ['compiler/site/', 'docs, routes and tags'],
  ['compiler/link/', 'links'],
  ['compiler/incremental/', 'dependency graph'],
  ['compiler/cache/pack', 'packing documents'],
  ['compiler/cache/cache.ts', 'packing documents'],
  ['compiler/output/', 'writing files'],
  ['compiler/fs/disk.ts', 'reading and writing files'],
  ['compiler/fs/', 'file checks, settings'],
  ['compiler/project/', 'file checks, settings'],
  ['compiler/', 'other code of Lectern'],
];

/** Name of a stack frame without a source file → activity. */
const beside: Readonly<Record<string, string>> = {
  '(idle)': 'idle',
  '(garbage collector)': 'garbage collection',
  '(program)': 'V8 and the system, outside functions',
};

/**
 * @returns the activity that a stack frame belongs to; undefined for frames of libraries and Node. The profile adds
 * the time of such a frame to its caller
 */
export function ownerOf({ url, functionName }: Runtime.CallFrame): string | undefined {
  if (url === '') return beside[functionName];
  if (!url.startsWith(base)) return undefined;
  const file = url.slice(base.length);
  return parts.find(([start]) => file.startsWith(start))?.[1];
}

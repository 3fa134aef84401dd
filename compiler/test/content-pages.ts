import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { parse } from 'yaml';
import { madeOnce } from '../../scripts/testing/made-once.ts';
import { dedent, selectLines } from '../../extensions/snippets/plugin/select-lines.ts';
import { inspect } from '../inspect.ts';

/** The source of a page of Lectern's own site. */
export interface ContentPage {
  /** Path relative to `content/`. */
  path: string;
  frontMatter: Record<string, unknown>;
  /** The source without front matter, code blocks, imports and exports. */
  prose: string;
  fences: Fence[];
}

export interface Fence {
  language: string;
  title?: string | undefined;
  code: string;
  /** Whether the code is a region or a symbol of a file of `examples/`. */
  isExcerpt: boolean;
  /** Location of the code block's first line: `docs/cli.md:12`. */
  place: string;
}

/** Folder of Lectern's own site. */
export const content = path.resolve(import.meta.dirname, '../../content');

/** @returns the Markdown files below `content/` that match the globs, without partials */
export function readPages(...globs: string[]): ContentPage[] {
  const files = fastGlob.sync(globs, { cwd: content, ignore: ['**/_*', '**/_*/**', '**/dist/**', '**/.lectern/**'] });
  return files.map((file) => readPage(file, readFileSync(path.join(content, file), 'utf8')));
}

function readPage(file: string, text: string): ContentPage {
  const [matter = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const prose: string[] = [];
  const fences: Fence[] = [];
  const lines = text.slice(matter.length).split('\n');
  const offset = matter.split('\n').length;
  for (let index = 0; index < lines.length; index += 1) {
    // Matches an opening fence of three or more characters: ```bash title="x".
    const [, indent, ticks, info] = /^([ >]*)(`{3,}|~{3,})([^`]*)$/.exec(lines[index]!) ?? [];
    if (ticks === undefined) {
      if (!/^(?:import|export) /.test(lines[index]!)) prose.push(lines[index]!);
      continue;
    }
    const length = lines.slice(index + 1).findIndex((line) => line.trim().startsWith(ticks));
    const code = lines
      .slice(index + 1, length < 0 ? undefined : index + 1 + length)
      .map((line) => line.slice(indent!.length));
    const [, title] = /\btitle="([^"]*)"/.exec(info!) ?? [];
    fences.push({
      language: info!.trim().split(/[\s{]/)[0]!,
      title,
      code: code.length === 0 ? codeOfFile(info!) : code.join('\n'),
      isExcerpt: / file="[^"]*".* (?:region|symbol)=/.test(info!),
      place: `${file}:${index + offset + 1}`,
    });
    index += code.length + 1;
    // The text before and after the code block are separate paragraphs.
    prose.push('');
  }
  return { path: file, frontMatter: (parse(yaml) ?? {}) as Record<string, unknown>, prose: prose.join('\n'), fences };
}

/** Returns the code that `file="/examples/…"` of a code block inserts; empty if the block names no file. */
function codeOfFile(info: string): string {
  const option = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(info)?.[1];
  const file = option('file');
  if (file === undefined) return '';
  const text = readFileSync(path.join(content, '..', file), 'utf8');
  const lines = selectLines(text, { region: option('region'), symbol: option('symbol') }, file);
  return dedent(lines)
    .map((line) => line.text)
    .join('\n');
}

/** Returns the approximate number of words, including the few words of markup. */
export function countWords(text: string): number {
  const bare = text.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '').replace(/\]\([^)]*\)/g, ']');
  return bare.match(/[\p{L}\p{N}][\p{L}\p{N}'’._/-]*/gu)?.length ?? 0;
}

/** Lectern's own site with its diagnostics; inspected once for all tests of a process. */
export const inspectContent = madeOnce(() => inspect(content));

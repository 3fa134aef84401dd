import path from 'node:path';
import type { Code } from 'mdast';
import type { Point } from './snippet-problem.ts';

/** The options of a fence: the file, and the lines of the file that the code block displays. */
export interface SnippetRequest {
  /** The path in the fence. */
  file: string;
  region?: string | undefined;
  /** Line numbers: `3`, `3-9`, `3-`. */
  lines?: string | undefined;
  symbol?: string | undefined;
  /** A tag, branch or commit. */
  ref?: string | undefined;
  language: string;
  /** The words after the language, without these options. A `title` is added if the fence has none. */
  meta: string;
  /** @returns the location of an option in the fence */
  at(option: string): { start: Point; end: Point };
}

const options = /(?<!\S)(file|region|lines|symbol|ref)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/**
 * Reads the options of a fence: `ts file="../add.ts" region="body"`.
 *
 * @param source the text of the document
 * @returns undefined for a fence without a file
 */
export function readRequest({ lang, meta, position }: Code, source: string): SnippetRequest | undefined {
  const hasLanguage = !lang?.startsWith('file=');
  const words = (hasLanguage ? [meta] : [lang, meta]).filter(Boolean).join(' ');
  if (!/(?<!\S)file=/.test(words) || !position) return undefined;
  const given: Record<string, string | undefined> = {};
  const rest = words.replace(options, (_, name: string, double?: string, single?: string, bare?: string) => {
    given[name] = double ?? single ?? bare;
    return '';
  });
  const { file = '', region, lines, symbol, ref } = given;
  const title = /(?<!\S)title=/.test(rest) ? '' : ` title="${path.posix.basename(file).replaceAll('"', '')}"`;
  const { line, column, offset = 0 } = position.start;
  const [opening = ''] = /[^\n]*/.exec(source.slice(offset)) ?? [];
  return {
    file,
    region,
    lines,
    symbol,
    ref,
    language: (hasLanguage && lang) || path.posix.extname(file).slice(1),
    meta: rest.replace(/\s+/g, ' ').trim() + title,
    at(option) {
      const found = [...opening.matchAll(options)].find(([, name]) => name === option);
      const start = column + (found?.index ?? 0);
      return { start: { line, column: start }, end: { line, column: start + (found?.[0] ?? opening).length } };
    },
  };
}

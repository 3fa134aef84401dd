import { parseNatively } from '../../../parse/engine/native.ts';
import { parseFrontMatter } from '../../../parse/front-matter.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { prepareText } from '../../../parse/text/prepare-text.ts';
import { parseOptions } from '../options.ts';

/** Both documents of a text as JSON, and whether the native engine read it where it was free to. */
export interface Comparison {
  isNative: boolean;
  remark: string;
  auto: string;
}

/** Reads a text with both engines. */
export function compareParsers(text: string, format: 'md' | 'mdx'): Comparison {
  const options = parseOptions(format);
  const remark = JSON.stringify(parseSource(text, options, 'remark'));
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const prepared = prepareText(source, parseFrontMatter(source).lines, options);
  const isNative = parseNatively(prepared, format === 'mdx' ? ['gfm', 'directives', 'math', 'mdx', 'comments'] : ['gfm', 'directives', 'math']) !== undefined;
  // What remark reads in both cases is the same.
  return { isNative, remark, auto: isNative ? JSON.stringify(parseSource(text, options, 'auto')) : remark };
}

import { parseNatively } from '../../../parse/native/native.ts';
import { parseFrontMatter } from '../../../parse/front-matter.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { prepareText } from '../../../parse/text/prepare-text.ts';
import { parseOptions } from '../options.ts';

/** The documents from both parsers, as JSON. */
export interface Comparison {
  remark: string;
  native: string;
}

/** Parses a source with both parsers. @returns undefined if the native parser doesn't parse it */
export function compareParsers(text: string, format: 'md' | 'mdx'): Comparison | undefined {
  const options = parseOptions(format);
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const prepared = prepareText(source, parseFrontMatter(source).lines, options);
  const isNative =
    parseNatively(
      prepared,
      format === 'mdx' ? ['gfm', 'directives', 'math', 'mdx', 'comments'] : ['gfm', 'directives', 'math'],
    ) !== undefined;
  if (!isNative) return undefined;
  return {
    remark: JSON.stringify(parseSource(text, options, 'remark')),
    native: JSON.stringify(parseSource(text, options, 'native')),
  };
}

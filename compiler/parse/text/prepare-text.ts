import type { ParseOptions } from '../document.ts';
import { bracketAdmonitionTitle } from './bracket-admonition-title.ts';
import { escapeHeadingId } from './heading-id.ts';
import { lineKinds } from './line-kinds.ts';
import { unwrapMdxCodeBlocks } from './unwrap-mdx-code-blocks.ts';

/**
 * Rewrites what Docusaurus accepts and the engine doesn't. Lines stay where they are, and columns too, so that faults
 * are reported where they are in the file.
 *
 * @param text with `\n` at the end of each line
 * @param frontMatterLines how many lines at its start are to be blank
 */
export function prepareText(
  text: string,
  frontMatterLines: number,
  options: Pick<ParseOptions, 'format' | 'mdx1Compat' | 'admonitions'>,
): string {
  const { format, mdx1Compat } = options;
  const hasTitles = mdx1Compat.admonitions && text.includes(':::');
  const hasIds = format === 'mdx' && mdx1Compat.headingIds && text.includes('{#');
  const all = text.split('\n').fill('', 0, frontMatterLines);
  const lines = text.includes('mdx-code-block') ? unwrapMdxCodeBlocks(all) : all;
  if (!hasTitles && !hasIds) return lines.join('\n');
  const kinds = lineKinds(lines);
  return lines
    .map((line, index) => {
      if (kinds[index] !== 'prose') return line;
      const titled = hasTitles && line.includes(':::') ? bracketAdmonitionTitle(line, options.admonitions) : line;
      return hasIds && line.includes('{#') ? escapeHeadingId(titled) : titled;
    })
    .join('\n');
}

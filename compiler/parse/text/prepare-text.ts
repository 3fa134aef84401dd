import { withoutFirstLines } from '../../values/text-places.ts';
import type { ParseOptions } from '../document.ts';
import { escapeHeadingId } from './heading-id.ts';
import { lineKinds } from './line-kinds.ts';

/**
 * Rewrites syntax that Docusaurus accepts, but CommonMark and MDX reject. Line and column numbers don't change, so
 * that errors have the right location.
 *
 * @param text with `\n` at the end of each line
 * @param frontMatterLines the number of lines at the start to blank
 */
export function prepareText(
  text: string,
  frontMatterLines: number,
  options: Pick<ParseOptions, 'format' | 'mdx1Compat' | 'admonitions'>,
): string {
  const { format, mdx1Compat } = options;
  const hasTitles = mdx1Compat.admonitions && text.includes(':::');
  const hasIds = format === 'mdx' && mdx1Compat.headingIds && text.includes('{#');
  const isWrapped = text.includes('mdx-code-block');
  const content = '\n'.repeat(frontMatterLines) + withoutFirstLines(text, frontMatterLines);
  if (!hasTitles && !hasIds && !isWrapped) return content;
  const all = content.split('\n');
  const lines = isWrapped ? unwrapMdxCodeBlocks(all) : all;
  const kinds = lineKinds(lines);
  return lines
    .map((line, index) => {
      if (kinds[index] !== 'prose') return line;
      const titled = hasTitles && line.includes(':::') ? bracketAdmonitionTitle(line, options.admonitions) : line;
      return hasIds && line.includes('{#') ? escapeHeadingId(titled) : titled;
    })
    .join('\n');
}

const opening = /^ *`{3,} *mdx-code-block *$/;

/**
 * Empties the fence lines of code blocks with the language `mdx-code-block`, so that the content is parsed as MDX.
 * Authors use these fences to hide MDX from editors and translation tools that only support Markdown.
 */
function unwrapMdxCodeBlocks(lines: readonly string[]): string[] {
  let inside = false;
  return lineKinds(lines).map((kind, index) => {
    const line = lines[index]!;
    if (kind === 'opening' && opening.test(line)) inside = true;
    else if (kind !== 'closing' || !inside) return line;
    else inside = false;
    return '';
  });
}

const bareTitle = /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*:{3,}([\w-]+))[ \t]+([^[{\s].*?)[ \t]*$/;

/**
 * Rewrites a title in Docusaurus syntax to a directive label: `:::tip A title` → `:::tip[A title]`. The title keeps
 * its column. A line such as `:::noteThat a space is missing:::` is unchanged, because `noteThat` is not a known name
 * and the line ends with colons.
 */
function bracketAdmonitionTitle(line: string, known: readonly string[]): string {
  return line.replace(bareTitle, (whole, opening: string, name: string, title: string) =>
    title.endsWith(':::') && !known.includes(name) ? whole : `${opening}[${escapeBrackets(title)}]`,
  );
}

function escapeBrackets(title: string): string {
  let depth = 0;
  for (const [mark] of title.matchAll(/\\.|[[\]]/g)) {
    if (mark === '[') depth += 1;
    if (mark === ']') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}

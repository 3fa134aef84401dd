import { withoutFirstLines } from '../../values/text-places.ts';
import type { ParseOptions } from '../document.ts';
import { escapeHeadingId } from './heading-id.ts';
import { lineKinds } from './line-kinds.ts';

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
 * Takes away the fences of code blocks in the language `mdx-code-block`: they hide MDX from editors and translators
 * that read only Markdown, and what is in them is meant as MDX. Empty lines stay in place of the fences.
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
 * `:::tip A title` → `:::tip[A title]`, which is how directives write it. The title keeps its column. A name that is not
 * known, and closed on its own line, opens nothing: `:::noteThat a space is missing:::`
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

import type { Html, Root, RootContent } from 'mdast';
import { visit } from '../tree/visit.ts';
import { lineKinds } from '../text/line-kinds.ts';
import type { Syntax } from '../remark/remark.ts';

const comment = /^<!--[^\n]*?-->(?=[ \t]*$)/;

/**
 * Hides `<!-- … -->` comments, because the native parser can't read them in MDX. A comment on separate lines is
 * replaced with an empty expression of the same length: `{/*…*\/}`.
 */
export function hideComments(text: string, syntaxes: readonly Syntax[]) {
  /** The hidden comments: offset and source. */
  const comments: { start: number; value: string }[] = [];
  if (!syntaxes.includes('comments') || !text.includes('<!--')) return { shown: text, comments };
  const lines = text.split('\n');
  const kinds = lineKinds(lines);
  let offset = 0;
  const shown = lines.map((line, index) => {
    const start = offset;
    offset += line.length + 1;
    const value = comment.exec(line)?.[0];
    const isBlock = kinds[index] === 'prose' && isBlank(lines[index - 1]) && isBlank(lines[index + 1]);
    if (value === undefined || !isBlock) return line;
    comments.push({ start, value });
    return `{/*${' '.repeat(value.length - 6)}*/}${line.slice(value.length)}`;
  });
  return { shown: shown.join('\n'), comments };
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Replaces the empty expressions with the hidden comments. @returns whether each comment was found in the tree */
export function showComments(tree: Root, comments: ReturnType<typeof hideComments>['comments']): boolean {
  if (comments.length === 0) return true;
  const left = new Map(comments.map(({ start, value }) => [start, value]));
  visit(tree, 'mdxFlowExpression', (node, index, parent) => {
    const start = node.position?.start.offset;
    const value = start === undefined ? undefined : left.get(start);
    if (value === undefined || !node.position) return;
    left.delete(start!);
    const html: Html = { type: 'html', value, position: node.position };
    (parent!.children as RootContent[])[index!] = html;
  });
  return left.size === 0;
}

import type { Program } from 'estree';
import type { Node, Position } from 'unist';
import { visit } from '../tree/visit.ts';
import type { JsxElement } from '../mdx/attributes.ts';
import { shiftTree } from '../parts/shift-tree.ts';
import { openEngine, parseMarkdown } from '../remark/remark.ts';

/** An MDX node that contains JavaScript: an import or export, an expression in braces, or an attribute value. */
interface CodeHolder {
  value: string;
  data?: { estree?: Program | null | undefined } | undefined;
  position?: Position | undefined;
}

/** Type of code → the MDX syntax around it, and the type of the resulting node. */
const kinds = {
  module: { before: '', after: '', type: 'mdxjsEsm' },
  expression: { before: '{', after: '}', type: 'mdxFlowExpression' },
  spread: { before: '<a {', after: '} />', type: 'mdxJsxFlowElement' },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** @returns the ASTs of all JavaScript in a tree */
export function programsIn(tree: Node): Set<Program> {
  const programs = holdersIn(tree).map(([holder]) => holder.data?.estree);
  return new Set(programs.filter((program) => program !== null && program !== undefined));
}

/**
 * Adds the AST of JavaScript that a plugin inserted into a tree as source.
 *
 * @param known the ASTs from before the plugin ran
 * @throws Error if the code isn't valid
 */
export function readInsertedCode(tree: Node, known: ReadonlySet<Program>): void {
  for (const [holder, kind] of holdersIn(tree)) {
    const given = holder.data?.estree;
    if ((given && known.has(given)) || typeof holder.value !== 'string' || holder.value.trim() === '') continue;
    // The offsets of the AST are relative to the start of the inserted source.
    const program = readCode(holder.value, kind);
    shiftTree(program, holder.position?.start.offset ?? 0);
    holder.data = { ...holder.data, estree: program };
  }
}

function holdersIn(tree: Node): [CodeHolder, Kind][] {
  const found: [CodeHolder, Kind][] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') found.push([node as never, kinds.module]);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      found.push([node as never, kinds.expression]);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of (node as JsxElement).attributes) {
      const { value } = attribute;
      if (attribute.type === 'mdxJsxExpressionAttribute') found.push([attribute, kinds.spread]);
      else if (typeof value === 'object' && value !== null) found.push([value, kinds.expression]);
    }
  });
  return found;
}

function readCode(code: string, { before, after, type }: Kind): Program {
  const text = before + code + after;
  const tree = parseMarkdown(text, openEngine(['mdx']));
  if ('reason' in tree) throw new Error(`the plugin generated invalid code: ${tree.reason}`);
  const programs = tree.children.map((made) => {
    const holder = made.type === 'mdxJsxFlowElement' ? made.attributes[0] : made;
    return made.type === type ? (holder as CodeHolder | undefined)?.data?.estree : undefined;
  });
  if (programs.length === 0 || !programs.every((program) => program !== null && program !== undefined)) {
    throw new Error(`the plugin generated invalid code: ${text.slice(0, 80)}`);
  }
  return {
    ...programs[0]!,
    body: programs.flatMap(({ body }) => body),
    comments: programs.flatMap(({ comments }) => comments ?? []),
  };
}

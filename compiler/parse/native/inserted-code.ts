import type { Program } from 'estree';
import type { RootContent } from 'mdast';
import type { Node, Position } from 'unist';
import { visit } from '../tree/visit.ts';
import type { JsxElement } from '../mdx/attributes.ts';
import { openEngine, parseMarkdown } from '../remark/remark.ts';

/** A part of a tree that holds JavaScript: a statement, an expression between braces, the value of an attribute. */
interface CodeHolder {
  value: string;
  data?: { estree?: Program | null | undefined } | undefined;
  position?: Position | undefined;
}

/** @returns the syntax trees of the JavaScript in a tree */
export function programsIn(tree: Node): Set<Program> {
  const programs = holdersIn(tree).map(({ holder }) => holder.data?.estree);
  return new Set(programs.filter((program) => program !== null && program !== undefined));
}

/**
 * Reads the JavaScript that a plugin put into a tree as if it had been written.
 *
 * @param known the syntax trees that were there before
 * @throws Error when it isn't valid
 */
export function readInsertedCode(tree: Node, known: ReadonlySet<Program>): void {
  for (const { holder, write, find } of holdersIn(tree)) {
    const given = holder.data?.estree;
    if ((given && known.has(given)) || typeof holder.value !== 'string' || holder.value.trim() === '') continue;
    // Places in a statement count from where its node starts in the text.
    const program = readCode(write(holder.value), find);
    move(program, holder.position?.start.offset ?? 0);
    holder.data = { ...holder.data, estree: program };
  }
}

interface Found {
  holder: CodeHolder;
  /** The same code as MDX. */
  write(code: string): string;
  /** Where it is in the tree of that MDX. */
  find(nodes: RootContent[]): (CodeHolder | undefined)[];
}

function holdersIn(tree: Node): Found[] {
  const found: Found[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      found.push({
        holder: node as never,
        write: (code) => code,
        find: (nodes) => nodes.map((made) => (made.type === 'mdxjsEsm' ? made : undefined)),
      });
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') found.push(expression(node as never));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found.push(...attributesOf(node as JsxElement));
  });
  return found;
}

function attributesOf({ attributes }: JsxElement): Found[] {
  return attributes.flatMap((attribute): Found[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return [{ holder: attribute, write: (code) => `<a {${code}} />`, find: ([made]) => [spreadOf(made)] }];
    return typeof attribute.value === 'object' && attribute.value !== null ? [expression(attribute.value)] : [];
  });
}

function expression(holder: CodeHolder): Found {
  return {
    holder,
    write: (code) => `{${code}}`,
    find: (nodes) => nodes.map((made) => (made.type === 'mdxFlowExpression' ? made : undefined)),
  };
}

function spreadOf(node: RootContent | undefined): CodeHolder | undefined {
  const attribute = node?.type === 'mdxJsxFlowElement' ? node.attributes[0] : undefined;
  return attribute?.type === 'mdxJsxExpressionAttribute' ? attribute : undefined;
}

function readCode(text: string, find: Found['find']): Program {
  const tree = parseMarkdown(text, openEngine(['mdx']));
  if ('reason' in tree) throw new Error(`it made code that is not valid: ${tree.reason}`);
  const programs = find(tree.children).map((holder) => holder?.data?.estree);
  if (programs.length === 0 || !programs.every((program) => program !== null && program !== undefined)) {
    throw new Error(`it made code that is not valid: ${text.slice(0, 80)}`);
  }
  return {
    ...programs[0]!,
    body: programs.flatMap(({ body }) => body),
    comments: programs.flatMap(({ comments }) => comments ?? []),
  };
}

// Lines and columns would be those of another text.
function move(node: object, by: number): void {
  const placed = node as { start?: number; end?: number; range?: [number, number]; loc?: unknown };
  if (typeof placed.start === 'number' && typeof placed.end === 'number') {
    placed.start += by;
    placed.end += by;
  }
  if (placed.range) placed.range = [placed.range[0] + by, placed.range[1] + by];
  delete placed.loc;
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'range' && typeof value === 'object' && value !== null && !(value instanceof RegExp)) move(value, by);
  }
}

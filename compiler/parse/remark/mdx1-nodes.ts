import type { Nodes, Paragraph } from 'mdast';
import type { Node, Parent } from 'unist';
import { openEngine, parseMarkdown } from './remark.ts';

interface Written extends Node {
  value: string;
}

/**
 * Converts the MDX 1 nodes `import`, `export` and `jsx`, which older plugins insert, to current MDX nodes. A
 * `jsx` node may contain only an opening tag; a later `jsx` node then closes it.
 *
 * @throws Error if the tags are not valid JSX
 */
export function readMdx1Nodes(tree: Node): void {
  if (!('children' in tree)) return;
  const parent = tree as Parent;
  if (parent.children.some(isModule)) parent.children = parent.children.map(asModule);
  if (parent.children.some(isJsx)) parent.children = withElements(parent.children);
  for (const child of parent.children) readMdx1Nodes(child);
}

const hasText = (node: Node): node is Written => typeof (node as Written).value === 'string';
const isModule = (node: Node): node is Written => (node.type === 'import' || node.type === 'export') && hasText(node);
const isJsx = (node: Node): node is Written => node.type === 'jsx' && hasText(node);

const asModule = (node: Node): Node => (isModule(node) ? ({ ...node, type: 'mdxjsEsm' } as Node) : node);

/** Name of the element that replaces a node between two `jsx` nodes while their tags are parsed. */
const standIn = 'LecternNode';

/** Replaces `jsx` tags with elements. Nodes between an opening and a closing tag become the element's children. */
function withElements(nodes: readonly Node[]): Node[] {
  const first = nodes.findIndex(isJsx);
  const end = nodes.findLastIndex(isJsx) + 1;
  const between = nodes.slice(first, end);
  const text = between.map((node, index) => (isJsx(node) ? node.value.trim() : `<${standIn} n="${index}" />`));
  const made = parseMarkdown(text.join('\n\n'), openEngine(['mdx']));
  if ('reason' in made) throw new Error(`the plugin generated invalid JSX: ${made.reason}`);
  return [...nodes.slice(0, first), ...elementsIn(made.children, between), ...nodes.slice(end)];
}

/**
 * Returns parsed JSX, with the original nodes instead of the placeholders. Line breaks and paragraphs around tags are
 * removed.
 */
function elementsIn(made: readonly Nodes[], between: readonly Node[]): Node[] {
  return made.flatMap((node): Node[] => {
    if (node.type === 'paragraph') return elementsIn((node as Paragraph).children, between);
    if (node.type === 'text' && /^\s*\n\s*$/.test(node.value)) return [];
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === standIn) return [between[Number(node.attributes[0]!.value)]!];
    const { position: _, ...rest } = node;
    return [isElement ? { ...rest, children: elementsIn(node.children, between) } : rest] as Node[];
  });
}

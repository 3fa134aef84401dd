import type { Element, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { State } from 'mdast-util-to-hast';
import type { Node, Parent } from 'unist';
import { newModules } from '../native/inserted-modules.ts';
import { readModule } from '../mdx/read-module.ts';
import type { Parsing } from '../parsing.ts';
import { handlersFor } from './handlers.ts';

/** Converts JSX and component elements that plugins put into the HTML tree, as if they came from Markdown. */
export function lowerInserted(tree: Root, parsing: Parsing): void {
  const handlers = handlersFor(parsing);
  readModule(newModules(tree, new Set()), parsing);
  const state = {
    all: (node: Parent) => lowerAll(node.children),
    patch: (from: Node, to: Node) => void (from.position && (to.position = from.position)),
  } as unknown as State;

  const lowerAll = (nodes: readonly Node[]): Node[] => nodes.flatMap(lower);
  const lower = (given: Node): Node[] => {
    const node = isNamedAsComponent(given) ? asJsx(given) : given;
    if (node.type.startsWith('mdx'))
      return [handlers[node.type as keyof typeof handlers]?.(state, node, undefined) ?? []].flat();
    if ('children' in node) (node as Parent).children = lowerAll((node as Parent).children);
    return [node];
  };
  lower(tree);
}

function isNamedAsComponent(node: Node): node is Element {
  return node.type === 'element' && /^[A-Z]/.test((node as Element).tagName);
}

function asJsx({ tagName, properties, children, position }: Element): MdxJsxFlowElement {
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value: value === true ? null : [value].flat().join(' '),
    }));
  const element = { type: 'mdxJsxFlowElement', name: tagName, attributes, children } as unknown as MdxJsxFlowElement;
  return position ? { ...element, position } : element;
}

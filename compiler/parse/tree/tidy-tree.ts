import type { Element, Properties } from 'hast';
import type { Node, Parent } from 'unist';
import type { ComponentNode } from '../../html/component-node.ts';
import { findProperty } from '../../html/find-property.ts';
import { maxDepth } from '../../html/safety.ts';
import type { JsxElement } from '../mdx/attributes.ts';
import { checkTree } from './check-tree.ts';
import { words } from '../../values/words.ts';

/**
 * Validates and normalises a tree that a plugin returned. Properties that plugins often omit get defaults. Attribute
 * names are normalised, because unsafe attributes are detected by name.
 *
 * @param made the return value of the plugin
 * @throws Error if it is not a tree, or is too deep
 */
export function tidyTree(made: unknown): Parent {
  if (!isNode(made) || made.type !== 'root' || !Array.isArray((made as Parent).children)) {
    throw new Error('the plugin must return the tree or nothing');
  }
  let level: Node[] = [made];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new Error(`the plugin generated a tree that is more than ${maxDepth} levels deep`);
    level = level.flatMap(tidy);
  }
  // The size is not limited, because plugins are the site's own code.
  const tooDeep = checkTree(made as Parameters<typeof checkTree>[0], Infinity);
  if (tooDeep) throw new Error(`the plugin generated HTML that Lectern rejects: ${tooDeep.message}`);
  return made as Parent;
}

/** Normalises a node. @returns its children */
function tidy(node: Node): Node[] {
  if (node.type === 'element') tidyElement(node as Element);
  if (node.type === 'component') (node as ComponentNode).props ??= {};
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') (node as JsxElement).attributes ??= [];
  if (parents.has(node.type)) (node as Parent).children ??= [];
  const children: unknown = 'children' in node ? node.children : [];
  if (!Array.isArray(children) || !children.every(isNode))
    throw new Error(`the plugin put a value that is not a node into a node of type "${node.type}"`);
  return children;
}

const parents = new Set(
  words(`
  element component mdxJsxFlowElement mdxJsxTextElement paragraph heading blockquote list listItem link emphasis
  strong
`),
);

function tidyElement(element: Element): void {
  element.tagName = String(element.tagName);
  const properties = Object.entries(element.properties ?? {}).filter(([, value]) => isPlain(value));
  element.properties = Object.fromEntries(
    properties.map(([name, value]) => [findProperty(name).property, value]),
  ) as Properties;
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item === 'string' || typeof item === 'number')
    : typeof value !== 'object' && typeof value !== 'function';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

import type { ElementContent } from 'hast';
import type { ComponentNode } from '../../html/component-node.ts';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import type { Binding } from '../mdx/binding.ts';
import { importClient } from '../mdx/import-once.ts';
import type { Parsing } from '../parsing.ts';
import { codeNode } from './code-node.ts';
import { plainComponent } from './plain-component.ts';
import { placeOf } from '../place-of.ts';

/**
 * Converts the use of a partial to a `Partial` node with its reference and props.
 *
 * @param name the partial's local name in the document
 */
export function lowerPartial(
  { reference, orCode }: Extract<Binding, { kind: 'partial' }>,
  name: string,
  node: JsxElement,
  children: () => ElementContent[],
  parsing: Parsing,
): ComponentNode {
  const attributes = readAttributes(node, parsing);
  const sourceOf = (called: string, tag: string, element: JsxElement) =>
    codeNode(called, tag, attributes, element, children, parsing);
  const made = orCode
    ? sourceOf(name, name, node)
    : attributes.code
      ? sourceOf('Partial', importClient('Partial', placeOf(node), parsing.code), { ...node, children: [] })
      : plainComponent('Partial', attributes, children());
  const { src: _, ...urls } = made.urls ?? {};
  return { ...made, urls, references: { src: reference } };
}

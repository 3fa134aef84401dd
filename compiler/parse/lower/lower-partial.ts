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
 * The place of a partial, with what it is given.
 *
 * @param name how the document calls it
 */
export function lowerPartial(
  { reference, orCode }: PartialBinding,
  name: string,
  node: JsxElement,
  children: () => ElementContent[],
  parsing: Parsing,
): ComponentNode {
  const made = lowerNamed(orCode ? name : undefined, node, children, parsing);
  const { src: _, ...urls } = made.urls ?? {};
  return { ...made, urls, references: { src: reference } };
}

type PartialBinding = Extract<Binding, { kind: 'partial' }>;

function lowerNamed(
  component: string | undefined,
  node: JsxElement,
  children: () => ElementContent[],
  parsing: Parsing,
): ComponentNode {
  const attributes = readAttributes(node, parsing);
  if (component !== undefined) return codeNode(component, component, attributes, node, children, parsing);
  if (!attributes.code) return plainComponent('Partial', attributes, children());
  return codeNode(
    'Partial',
    importClient('Partial', placeOf(node), parsing.code),
    attributes,
    { ...node, children: [] },
    children,
    parsing,
  );
}

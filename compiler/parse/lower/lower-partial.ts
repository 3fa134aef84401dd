import type { ComponentNode } from '../../html/component-node.ts';
import { readAttributes, type JsxElement } from '../jsx/attributes.ts';
import { importClient } from '../module/import-once.ts';
import type { Parsing } from '../parsing.ts';
import { codeNode } from './code-node.ts';
import { placeOf } from './place-of.ts';
import { plainComponent } from './plain-component.ts';

/** The place of a partial, with what it is given. */
export function lowerPartial(reference: number, node: JsxElement, parsing: Parsing): ComponentNode {
  const attributes = readAttributes(node, parsing);
  const element = { ...node, children: [] };
  const made = attributes.code
    ? codeNode('Partial', importClient('Partial', placeOf(node), parsing.code), attributes, element, () => [], parsing)
    : plainComponent('Partial', attributes, []);
  const { src: _, ...urls } = made.urls ?? {};
  return { ...made, urls, references: { src: reference } };
}

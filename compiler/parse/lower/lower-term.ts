import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ComponentNode } from '../../html/component-node.ts';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';
import { plainComponent } from './plain-component.ts';

/**
 * Converts a `<Term>`. Its glossary key is its `id`, or the text between the tags if it has no `id`.
 *
 *     <Term>corpus</Term>      <Term id="corpus">corpora</Term>      <Term id="corpus" />
 */
export function lowerTerm(node: JsxElement, children: ElementContent[], parsing: Parsing): ComponentNode {
  const attributes = readAttributes(node, parsing);
  const { id } = attributes.values;
  const words = toString({ type: 'root', children });
  const key = (typeof id === 'string' ? id : words).trim().toLowerCase();
  parsing.terms.push({ key, at: rangeOf(node) });
  return { ...plainComponent('Term', { ...attributes, values: { id: key } }, children) };
}

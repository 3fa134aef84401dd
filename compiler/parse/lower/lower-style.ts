import { component, type ComponentNode } from '../../html/component-node.ts';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import { exportCode } from '../mdx/export-code.ts';
import { addNames, noNames } from '../mdx/names-in.ts';
import type { Parsing } from '../parsing.ts';
import { placeOf } from '../place-of.ts';
import { soleChild } from './code-child.ts';

/**
 * Converts a `<style>` element whose content is in braces, as MDX requires. A style sheet affects the whole page,
 * so it is allowed only if the site allows code.
 *
 * @returns undefined for any other style element, and if the site refuses code
 */
export function lowerStyle(node: JsxElement, parsing: Parsing): ComponentNode | undefined {
  const sheet = soleChild(node, parsing);
  if (!sheet) return undefined;
  const { values } = readAttributes(node, parsing, { flat: true });
  const sourceOf = () => `<style {...${JSON.stringify(values)}}>${sheet.source}</style>`;
  const name = exportCode('Style', sourceOf, addNames(sheet.program, noNames()), placeOf(node), parsing);
  return { ...component('Style'), export: name };
}

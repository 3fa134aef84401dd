import type { ElementContent } from 'hast';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import { toElement, plainComponent } from './plain-component.ts';
import type { Parsing } from '../parsing.ts';
import { codeNode } from './code-node.ts';

/** Converts an imported file that is used as an element. An SVG is inlined; any other file becomes an image. */
export function lowerFile(url: string, name: string, node: JsxElement, parsing: Parsing): ElementContent {
  const attributes = readAttributes(node, parsing);
  const isDrawing = /\.svg$/i.test(url);
  if (attributes.code && isDrawing) return codeNode('Svg', name, attributes, node, () => [], parsing);
  if (isDrawing) return { ...plainComponent('Svg', attributes, []), urls: {}, data: { src: { kind: 'svg', url } } };
  const picture = { ...attributes, values: { ...attributes.values, src: url } };
  return attributes.code ? codeNode('img', 'img', picture, node, () => [], parsing) : toElement('img', picture, []);
}

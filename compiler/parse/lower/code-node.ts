import type { ElementContent } from 'hast';
import type { ComponentNode } from '../../html/component-node.ts';
import type { Attributes, CodeAttributes, JsxElement } from '../mdx/attributes.ts';
import { addExport } from '../mdx/code-parts.ts';
import { exportCode } from '../mdx/export-code.ts';
import { addNames, noNames } from '../mdx/names-in.ts';
import { requireNames } from '../mdx/require-names.ts';
import type { Parsing } from '../parsing.ts';
import { codeChild } from './code-child.ts';
import { plainComponent } from './plain-component.ts';
import { placeOf } from '../place-of.ts';

/**
 * Creates a component that an export of the document's code renders. Attributes that are data stay props of
 * the node:
 *
 *     <Chart kind="pie" onPick={pick} />   →   export of (attributes) => <Chart {...attributes} onPick={pick} />
 *
 * @param name the component's name in the body
 * @param tag its name in the code
 */
export function codeNode(
  name: string,
  tag: string,
  attributes: Attributes,
  node: JsxElement,
  children: () => ElementContent[],
  parsing: Parsing,
): ComponentNode {
  const at = placeOf(node);
  const child = codeChild(node, parsing);
  const names = attributes.code?.names ?? noNames();
  if (!/^[a-z][^.]*$/.test(tag)) names.used.add(tag.replace(/\..*/s, ''));
  if (child) addNames(child.program, names);
  const made = plainComponent(name, attributes, child ? [] : children());
  if (!attributes.code && !child) {
    requireNames(names, at, parsing);
    return { ...made, export: addExport(tag, { source: tag, uses: [...names.used], at }, parsing.code) };
  }
  const sourceOf = (given: string) => elementSource(tag, attributes.code, child?.source, given);
  const preferred = /^[a-z]/.test(name) ? name[0]!.toUpperCase() + name.slice(1) : name;
  return { ...made, export: exportCode(preferred, sourceOf, names, at, parsing) };
}

function elementSource(
  tag: string,
  code: CodeAttributes | undefined,
  child: string | undefined,
  given: string,
): string {
  const parts = (code?.parts ?? []).map((part) =>
    typeof part === 'string' ? part : `${part.data}={${memberOf(given, part.data)}}`,
  );
  const opening = [tag, `{...${given}}`, ...parts].join(' ');
  return child === undefined ? `<${opening} />` : `<${opening}>${child}</${tag}>`;
}

function memberOf(object: string, name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
    ? `${object}.${name}`
    : `${object}[${JSON.stringify(name)}]`;
}

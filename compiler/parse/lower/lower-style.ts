import type { ComponentNode } from '../../html/component-node.ts';
import { readAttributes, type JsxElement } from '../mdx/attributes.ts';
import { exportCode } from '../mdx/export-code.ts';
import { addNames, noNames } from '../mdx/names-in.ts';
import type { Parsing } from '../parsing.ts';
import { placeOf } from '../place-of.ts';

/**
 * A style sheet whose text stands between braces, as MDX wants it. What a document has as code may change all of its page,
 * so it may have styles, too.
 *
 * @returns nothing for any other sheet, and where the site wants no code
 */
export function lowerStyle(node: JsxElement, parsing: Parsing): ComponentNode | undefined {
  const [sheet, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isSole = others.length === 0 && (sheet?.type === 'mdxFlowExpression' || sheet?.type === 'mdxTextExpression');
  const program = isSole ? sheet.data?.estree : undefined;
  if (!isSole || !program || parsing.options.code === 'refuse') return undefined;
  const { values } = readAttributes(node, parsing, { flat: true });
  const draw = () => `<style {...${JSON.stringify(values)}}>{${sheet.value}}</style>`;
  const name = exportCode('Style', draw, addNames(program, noNames()), placeOf(node), parsing);
  return { type: 'component', name: 'Style', props: {}, export: name, children: [] };
}

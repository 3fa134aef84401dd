import type { PhrasingContent, RootContent } from 'mdast';
import { block, element, inline, isNamed, optionsOf, paragraph, textOf, type JsxElement } from './nodes.ts';
import type { Problems } from './report.ts';

/** Converts steps to plain nodes. The steps are an ordered list, as in Starlight, or `<Step>` elements, as in
 * Fumadocs. */
export function lowerSteps(node: JsxElement): RootContent {
  const children = node.children as RootContent[];
  const steps = children.filter((child) => isNamed(child, 'Step')) as JsxElement[];
  if (steps.length === 0) return block('steps', children, node);
  const items = steps.map(({ children: content, position }) => element('li', {}, content as RootContent[], position));
  return block('steps', [element('ol', {}, items, node.position)], node);
}

/** Converts a list of parameters, or of response fields, to plain nodes. */
export function lowerFields(node: JsxElement, problems: Problems): RootContent {
  const fields = (node.children as RootContent[]).filter((child) => isNamed(child, 'Field')) as JsxElement[];
  const rows = fields.map((each) => field(each, problems));
  return block('fields', [element('ul', {}, rows, node.position)], node);
}

function field(node: JsxElement, problems: Problems): RootContent {
  const { position } = node;
  const options = optionsOf(node);
  const name = textOf(options.name);
  if (name === undefined) problems.missing('name', node);
  const part = (className: string, value: string) => inline('span', { className }, [{ type: 'text', value }], position);
  const space: PhrasingContent = { type: 'text', value: ' ' };
  const type = textOf(options.type);
  const preset = options.default === true || options.default === undefined ? undefined : String(options.default);
  const parts: PhrasingContent[] = [
    { type: 'inlineCode', value: name ?? '' },
    ...(type === undefined ? [] : [space, part('lc-type', type)]),
    ...(options.required ? [space, part('lc-flag is-required', 'required')] : []),
    ...(options.deprecated ? [space, part('lc-flag', 'deprecated')] : []),
    ...(preset === undefined ? [] : [space, part('lc-default', `default: ${preset}`)]),
  ];
  const head = paragraph('lc-field-name', parts);
  return element('li', { className: 'lc-field' }, [head, ...(node.children as RootContent[])], position);
}

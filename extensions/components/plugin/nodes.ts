import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Position } from 'unist';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of a JSX element whose values are constants: name → value. An attribute without a value is `true`. */
export type Options = Record<string, string | number | boolean | undefined>;

/** Reads the attributes of a JSX element whose values are constants. Attributes whose values are code are omitted. */
export function optionsOf({ attributes }: JsxElement): Options {
  const options: Options = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    options[name] = typeof value === 'string' ? value : value ? constant(value.value) : true;
  }
  return options;
}

function constant(code: string): string | number | boolean | undefined {
  const [, quoted] = /^\s*['"`]([^'"`$\\]*)['"`]\s*$/.exec(code) ?? [];
  if (quoted !== undefined) return quoted;
  if (/^\s*(?:true|false|-?[\d.]+)\s*$/.test(code)) return JSON.parse(code) as number | boolean;
  return undefined;
}

/** @returns an option as a string; undefined for an empty string and for `true` */
export function textOf(value: Options[string]): string | undefined {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;
}

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Creates an element or a component. Undefined attributes are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly (RootContent | undefined)[],
  position: Position | undefined,
): MdxJsxFlowElement {
  const made = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : String(value) }],
  );
  const own = children.filter((child) => child !== undefined) as MdxJsxFlowElement['children'];
  return { type: 'mdxJsxFlowElement', name, attributes: made, children: own, ...(position && { position }) };
}

/** Creates an element in a line of text. */
export function inline(...parts: Parameters<typeof element>): MdxJsxTextElement {
  return { ...element(...parts), type: 'mdxJsxTextElement' } as unknown as MdxJsxTextElement;
}

/** Creates a `ContentBlock` component, which the view module renders with the styles of its `kind`. */
export function block(kind: string, children: readonly RootContent[], { position }: JsxElement): MdxJsxFlowElement {
  return element('ContentBlock', { kind }, children, position);
}

/** Creates a paragraph with a class. */
export function paragraph(className: string, children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...children], data: { hProperties: { className: [className] } } };
}

/** Unwraps paragraphs. @returns the children, with each paragraph replaced by its content */
export function withoutParagraphs(children: readonly RootContent[]): RootContent[] {
  return children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
}

/** Whether a node is a component with a name. */
export function isNamed(node: RootContent, name: string): node is JsxElement {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;
}

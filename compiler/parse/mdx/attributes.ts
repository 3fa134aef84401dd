import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Json } from '../../../corpus/schema/json.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { addNames, noNames, type Names } from './names-in.ts';
import { refuses, type Parsing } from '../parsing.ts';
import { evaluate, type Awaited } from './evaluate.ts';
import { soleExpression, notConstant } from './expression.ts';
import { pointOf, placeOf } from '../place-of.ts';
import { reportUndefinedName } from './undefined-name.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of a JSX element: static values as data, all other values as source code. */
export interface Attributes {
  values: Record<string, Json>;
  /** Path of keys, joined with dots → value that is the address of a site file. */
  files: Record<string, string>;
  /** Path of keys, joined with dots → value that the link stage inserts. */
  awaited: Record<string, Awaited>;
  /** Attributes as code; absent if all attributes are data. */
  code?: CodeAttributes | undefined;
}

export interface CodeAttributes {
  /**
   * Attributes in source order. A string is code. After the first spread (`{...a}`), the list also contains data
   * attributes, because later attributes override earlier ones.
   */
  parts: (string | { data: string })[];
  names: Names;
}

/** Options that depend on the kind of element. */
interface Taken {
  /** Set for HTML elements. An attribute counts as code if the link stage inserts only a nested part of its value. */
  flat?: boolean;
  /** Set for site components. An imported SVG is passed as a component instead of an address. */
  isRendered?: boolean;
}

/**
 * Reads the attributes of a JSX element. If the site refuses code, attributes with code are reported and left
 * out.
 */
export function readAttributes(element: JsxElement, parsing: Parsing, taken: Taken = {}): Attributes {
  const read: Attributes = { values: {}, files: {}, awaited: {} };
  const at = placeOf(element);
  for (const attribute of element.attributes) {
    if (!readConstant(attribute, read, taken, parsing)) readCode(attribute, read, at, parsing);
  }
  return read;
}

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Reads an attribute that is data. @returns false if it is code */
function readConstant(attribute: Attribute, read: Attributes, { flat, isRendered }: Taken, parsing: Parsing): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const spread = spreadOf(attribute.data?.estree);
    const values = spread ? evaluate(spread, parsing) : notConstant;
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
    for (const [name, value] of Object.entries(values)) set(name, value, read);
    return true;
  }
  const { name, value } = attribute;
  if (value === null || value === undefined || typeof value === 'string') {
    set(name, value ?? true, read);
    return true;
  }
  const expression = soleExpression(value.data?.estree);
  if (!expression) return false;
  const files: [string, string][] = [];
  const awaited: [string, Awaited][] = [];
  const constant = evaluate(
    expression,
    {
      ...parsing,
      isRendered,
      onFile: (keys, url) => files.push([keys.join('.'), url]),
      onAwaited: (keys, later) => awaited.push([keys.join('.'), later]),
    },
    [name],
  );
  const isNested = [...files, ...awaited].some(([keys]) => keys !== name);
  if (constant === notConstant || (flat && isNested)) return false;
  // A value of `onClick` or a similar attribute that a partial gets as a prop is a function, not data.
  if (awaited.length > 0 && /^on[A-Z]/.test(name)) return false;
  // If the link stage inserts the whole value, the attribute has no constant value.
  set(name, awaited.some(([keys]) => keys === name) ? undefined : constant, read);
  Object.assign(read.files, Object.fromEntries(files));
  Object.assign(read.awaited, Object.fromEntries(awaited));
  return true;
}

function set(name: string, value: Json | undefined, read: Attributes): void {
  // The key `__proto__` would change the prototype of the object.
  if (value !== undefined && name !== '__proto__') read.values[name] = value;
  if (read.code?.parts.some(isSpread)) read.code.parts.push({ data: name });
}

function isSpread(part: string | { data: string }): boolean {
  return typeof part === 'string' && part.startsWith('{');
}

function readCode(attribute: Attribute, read: Attributes, start: Range, parsing: Parsing): void {
  const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
  const value = isSpread ? attribute : attribute.value;
  if (typeof value !== 'object' || value === null) return;
  const program = value.data?.estree;
  const statement = program?.body[0];
  const at = (statement && pointOf(statement)) ?? start;
  const source = isSpread ? `{${attribute.value}}` : `${attribute.name}={${value.value}}`;
  if (refuses(source, at, parsing) || reportUndefinedName(soleExpression(program), parsing)) return;
  read.code ??= { parts: [], names: noNames() };
  read.code.parts.push(source);
  if (program) addNames(program, read.code.names);
}

// Returns the argument of `{...a}`. MDX parses it as an object expression with a single spread.
function spreadOf(program: Program | null | undefined) {
  const expression = soleExpression(program);
  const property = expression?.type === 'ObjectExpression' ? expression.properties[0] : undefined;
  return property?.type === 'SpreadElement' ? property.argument : undefined;
}

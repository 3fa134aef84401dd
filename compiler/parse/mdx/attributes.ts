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

/** The attributes of a JSX element: those that are data, and how code writes the others. */
export interface Attributes {
  values: Record<string, Json>;
  /** Those that are files of the site, by the keys that lead to them, joined by dots. */
  files: Record<string, string>;
  /** Those that are known later, in the same way. */
  awaited: Record<string, Awaited>;
  /** Absent when all of them are data. */
  code?: CodeAttributes | undefined;
}

export interface CodeAttributes {
  /** In their order; from the first spread on, those that are data too, since the later of two wins. */
  parts: (string | { data: string })[];
  names: Names;
}

/** What attributes mean to whom they are given. */
interface Taken {
  /** An attribute within which something is known later is code, as for elements of HTML. */
  flat?: boolean;
  /** A drawing that is imported is the component that draws it, as for components of the site. */
  isDrawn?: boolean;
}

/** Reads the attributes of a JSX element. Code is reported and left out where the site refuses it. */
export function readAttributes(element: JsxElement, parsing: Parsing, taken: Taken = {}): Attributes {
  const read: Attributes = { values: {}, files: {}, awaited: {} };
  const at = placeOf(element);
  for (const attribute of element.attributes) {
    if (!readConstant(attribute, read, taken, parsing)) readCode(attribute, read, at, parsing);
  }
  return read;
}

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** @returns whether the attribute is data */
function readConstant(attribute: Attribute, read: Attributes, { flat, isDrawn }: Taken, parsing: Parsing): boolean {
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
      isDrawn,
      onFile: (keys, url) => files.push([keys.join('.'), url]),
      onAwaited: (keys, later) => awaited.push([keys.join('.'), later]),
    },
    [name],
  );
  const isNested = [...files, ...awaited].some(([keys]) => keys !== name);
  if (constant === notConstant || (flat && isNested)) return false;
  // What a partial is given to call is no data.
  if (awaited.length > 0 && /^on[A-Z]/.test(name)) return false;
  // What the whole of an attribute is, is set once it is known.
  set(name, awaited.some(([keys]) => keys === name) ? undefined : constant, read);
  Object.assign(read.files, Object.fromEntries(files));
  Object.assign(read.awaited, Object.fromEntries(awaited));
  return true;
}

function set(name: string, value: Json | undefined, read: Attributes): void {
  // A key of that name would change what the object inherits.
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

// `{...a}` as MDX keeps it: an object with nothing but a spread.
function spreadOf(program: Program | null | undefined) {
  const expression = soleExpression(program);
  const property = expression?.type === 'ObjectExpression' ? expression.properties[0] : undefined;
  return property?.type === 'SpreadElement' ? property.argument : undefined;
}

import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx';
import { eventsToAcorn } from 'micromark-util-events-to-acorn';
import { EXIT, visit } from '../tree/visit.ts';
import type { JsxElement } from '../mdx/attributes.ts';
import { soleExpression } from '../mdx/expression.ts';
import { openPlaces, type Places } from '../tree/places.ts';

type Settings = Parameters<typeof eventsToAcorn>[1];
type Kind = Omit<Settings, 'acorn' | 'acornOptions' | 'tokenTypes' | 'start'>;

// The JavaScript parser, with the same options as in remark-mdx.
const acorn = Parser.extend(acornJsx());
const acornOptions = { ecmaVersion: 2024, sourceType: 'module', locations: true } as const;
const expression: Kind = { expression: true, allowEmpty: true };
const attributeValue: Kind = { expression: true };
const spread: Kind = { expression: true, prefix: '({', suffix: '})' };

/**
 * Adds ASTs for the JavaScript in an MDX tree, because the native parser provides none.
 *
 * @returns whether the code is valid, and remark would certainly find the same end of each expression and statement
 */
export function readCode(tree: Root, text: string): boolean {
  if (!/\{|^(?:im|ex)port /m.test(text)) return true;
  const places = openPlaces(text);
  const imported: string[] = [];
  let isSame = true;
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') isSame = readModule(node, imported, places);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      isSame = readExpression(node, places);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      isSame = readAttributes(node, places);
    return isSame ? undefined : EXIT;
  });
  return isSame;
}

function readExpression(node: MdxFlowExpression | MdxTextExpression, places: Places): boolean {
  const { start, end } = node.position!;
  const read = readBraces(node.value, start.offset!, expression, places);
  if (!read || read.end !== end.offset) return false;
  node.data = { estree: read.program };
  return true;
}

// Parses the whole tag with its attributes, because the native parser doesn't locate attributes.
function readAttributes({ name, attributes, position }: JsxElement, places: Places): boolean {
  if (
    !attributes.some(({ value }) => typeof value === 'object' && value !== null) &&
    !attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')
  )
    return true;
  const { text, pass } = places;
  let at = pass(position!.start.offset!, `<${name ?? ''}`);
  for (const attribute of attributes) {
    if (at === undefined) return false;
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    if (!isSpread) at = pass(at, attribute.name);
    if (at === undefined) return false;
    const { value } = attribute;
    if (value === null || value === undefined) continue;
    if (!isSpread) at = pass(at, '=');
    if (at === undefined) return false;
    if (!isSpread && typeof value === 'string') {
      const quote = text[places.skipSpace(at)]!;
      const end = text.indexOf(quote, places.skipSpace(at) + 1);
      if (!/["']/.test(quote) || end < 0) return false;
      at = end + 1;
      continue;
    }
    const holder = isSpread ? attribute : (value as Exclude<typeof value, string>);
    const read = readBraces(holder.value, places.skipSpace(at), isSpread ? spread : attributeValue, places);
    if (!read || (isSpread && !isOneSpread(read.program))) return false;
    holder.data = { estree: read.program };
    at = read.end;
  }
  return at !== undefined && /[/>]/.test(text[places.skipSpace(at)] ?? '');
}

function isOneSpread(program: Program): boolean {
  const object = soleExpression(program);
  return (
    object?.type === 'ObjectExpression' &&
    object.properties.length === 1 &&
    object.properties[0]!.type === 'SpreadElement'
  );
}

// Finds the end of an expression as remark does: at the first brace where the code before it is valid.
function readBraces(
  value: string,
  start: number,
  kind: Kind,
  { text, chunks }: Places,
): { program: Program; end: number } | undefined {
  const placed = text[start] === '{' ? chunks(value, start + 1, '}') : undefined;
  if (!placed) return undefined;
  const program = parse(placed.events, kind);
  // Code up to an earlier brace can be valid only if that brace is in a line comment. This test replaces remark's
  // method. Remark parses the code up to each brace, which takes quadratic time.
  const isSure =
    !value.includes('//') || !program?.comments?.some(({ type, value }) => type === 'Line' && value.includes('}'));
  return program && isSure ? { program, end: placed.end + 1 } : undefined;
}

function readModule(node: MdxjsEsm, imported: string[], { chunks, pointAt }: Places): boolean {
  const { position, value } = node;
  const kind: Kind = { prefix: imported.length > 0 ? `var ${imported.join(',')}\n` : '' };
  const placed = chunks(value, position!.start.offset!, '\n');
  if (!placed) return false;
  // Remark ends an import or export at the first blank line where the code before it is valid.
  for (const { index } of value.matchAll(/\n[ \t]*(?=\n)/g)) {
    const shorter = chunks(value.slice(0, index), position!.start.offset!, '\n');
    if (!shorter || parse(shorter.events, kind)) return false;
  }
  const program = parse(placed.events, kind);
  if (!program) return false;
  if (imported.length > 0) program.body.shift();
  if (!program.body.every(({ type }) => /^(?:Import|Export)/.test(type))) return false;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') imported.push(...statement.specifiers.map(({ local }) => local.name));
  }
  node.data = { estree: program };
  // The native parser includes the line break in the node, remark doesn't.
  position!.end = pointAt(placed.end);
  return true;
}

function parse(events: Parameters<typeof eventsToAcorn>[0], kind: Kind): Program | undefined {
  const { start } = events[0]![1];
  const { estree, error } = eventsToAcorn(events, { ...kind, acorn, acornOptions, tokenTypes: ['data'], start });
  return error ? undefined : (estree as Program | undefined);
}

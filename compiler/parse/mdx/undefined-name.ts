import type { Expression, Identifier, Node } from 'estree';
import type { Parsing } from '../parsing.ts';
import { pointOf } from '../place-of.ts';
import { pageScope } from './export-code.ts';
import { globalNames } from './global-names.ts';
import { nearestDefined } from './nearest-name.ts';

/**
 * Reports the first undefined name that an expression always evaluates. A name in a callback or in a conditional
 * operand is not reported, because it may never be evaluated.
 *
 * @returns whether the expression has such a name
 */
export function reportUndefinedName(expression: Expression | undefined, parsing: Parsing): boolean {
  const unknown = evaluatedNames(expression).find(({ name }) => !isDefined(name, parsing));
  if (!unknown) return false;
  const { name } = unknown;
  // Each undefined name is reported only at its first occurrence.
  if (!parsing.unknownNames.has(name))
    parsing.report('undefined-name', pointOf(unknown), { name, near: nearestDefined(name, parsing) });
  parsing.unknownNames.add(name);
  return true;
}

function isDefined(name: string, { bindings, code, options }: Parsing): boolean {
  return (
    bindings.has(name) ||
    code.taken.has(name) ||
    globalNames.has(name) ||
    pageScope.includes(name) ||
    name.startsWith('__') ||
    // The site's `MDXComponents` may define any component.
    (/^[A-Z]/.test(name) && options.mdxComponents !== undefined) ||
    Object.hasOwn(options.siteComponents, name) ||
    options.components.includes(name)
  );
}

/** Node type → properties that are always evaluated. */
const evaluated: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['object'],
  ChainExpression: ['expression'],
  CallExpression: ['callee', 'arguments'],
  TemplateLiteral: ['expressions'],
  BinaryExpression: ['left', 'right'],
  LogicalExpression: ['left'],
  ConditionalExpression: ['test'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  SpreadElement: ['argument'],
};

function evaluatedNames(node: Node | null | undefined): Identifier[] {
  if (!node) return [];
  if (node.type === 'Identifier') return [node];
  const parts = node as unknown as Record<string, Node | (Node | null)[]>;
  return (evaluated[node.type] ?? []).flatMap((name) => [parts[name]!].flat().flatMap(evaluatedNames));
}

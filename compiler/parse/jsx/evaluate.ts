import type { Expression, ObjectExpression, Property, SpreadElement, TemplateLiteral } from 'estree';
import type { Json } from '../../corpus/json.ts';
import type { Binding } from './binding.ts';

/** What an expression gives that isn't data. */
export const notConstant = Symbol('not constant');
export type Evaluated = Json | undefined | typeof notConstant;

export interface Scope {
  bindings: ReadonlyMap<string, Binding>;
  /** Told of each value that is the address of a file, with the keys that lead to it: `['sources', 'light']`. */
  onFile?(keys: readonly string[], url: string): void;
}

/**
 * The value of an expression that is data: literals, and names that stand for some. Nothing is run.
 *
 * @param keys where the value stands in what is evaluated
 */
export function evaluate(node: Expression, scope: Scope, keys: readonly string[] = []): Evaluated {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'bigint' || node.value instanceof RegExp ? notConstant : (node.value as Json);
    case 'TemplateLiteral':
      return evaluateTemplate(node, scope);
    case 'UnaryExpression':
      return evaluateUnary(node.operator, evaluate(node.argument, scope));
    case 'ArrayExpression':
      return evaluateAll(node.elements, (element, index) =>
        element === null || element.type === 'SpreadElement' ? notConstant : evaluate(element, scope, [...keys, `${index}`]),
      );
    case 'ObjectExpression':
      return evaluateObject(node, scope, keys);
    case 'Identifier':
      return evaluateName(node.name, scope, keys);
    case 'MemberExpression': {
      if (node.computed || node.property.type !== 'Identifier' || node.object.type === 'Super') return notConstant;
      const { name } = node.property;
      // `require('./a.png').default` is the file itself.
      if (name === 'default') return evaluate(node.object, scope, keys);
      const object = evaluate(node.object, { bindings: scope.bindings });
      return isObject(object) && Object.hasOwn(object, name) ? object[name] : notConstant;
    }
    case 'CallExpression': {
      const url = calledFile(node, scope);
      if (url !== undefined) scope.onFile?.(keys, url);
      return url ?? notConstant;
    }
    default:
      return notConstant;
  }
}

type Call = Extract<Expression, { type: 'CallExpression' }>;

function calledFile({ callee, arguments: [argument, ...others] }: Call, { bindings }: Scope): string | undefined {
  if (callee.type !== 'Identifier' || others.length > 0 || !argument || argument.type === 'SpreadElement') return undefined;
  if (callee.name !== 'require' && bindings.get(callee.name)?.kind !== 'useBaseUrl') return undefined;
  const url = evaluate(argument, { bindings });
  return typeof url === 'string' ? withoutLoaders(url) : undefined;
}

/** `!url-loader!./a.png` → `./a.png`: a bundler's prefixes */
function withoutLoaders(url: string): string {
  return url.replace(/^.*!/, '');
}

function evaluateName(name: string, { bindings, onFile }: Scope, keys: readonly string[]): Evaluated {
  if (name === 'undefined') return undefined;
  const binding = bindings.get(name);
  if (binding?.kind === 'constant') return binding.value;
  if (binding?.kind !== 'file') return notConstant;
  onFile?.(keys, binding.url);
  return binding.url;
}

function evaluateTemplate({ quasis, expressions }: TemplateLiteral, scope: Scope): Evaluated {
  let text = quasis[0]!.value.cooked ?? '';
  for (const [index, hole] of expressions.entries()) {
    const value = evaluate(hole, { bindings: scope.bindings });
    if (typeof value !== 'string' && typeof value !== 'number') return notConstant;
    text += value + (quasis[index + 1]!.value.cooked ?? '');
  }
  return text;
}

function evaluateUnary(operator: string, value: Evaluated): Evaluated {
  if (operator === '-' && typeof value === 'number') return -value;
  if (operator === '+' && typeof value === 'number') return value;
  if (operator === '!' && typeof value === 'boolean') return !value;
  if (operator === 'void' && value !== notConstant) return undefined;
  return notConstant;
}

function evaluateObject(node: ObjectExpression, scope: Scope, keys: readonly string[]): Evaluated {
  const entries: [string, Json][] = [];
  for (const property of node.properties) {
    const key = keyOf(property);
    if (key === undefined || key === '__proto__') return notConstant;
    const value = evaluate((property as Property).value as Expression, scope, [...keys, key]);
    if (value === notConstant) return notConstant;
    if (value !== undefined) entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

function keyOf(property: Property | SpreadElement): string | undefined {
  if (property.type === 'SpreadElement' || property.computed || property.kind !== 'init' || property.method) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

function evaluateAll<T>(items: readonly T[], evaluateOne: (item: T, index: number) => Evaluated): Evaluated {
  const values = items.map(evaluateOne);
  if (values.includes(notConstant)) return notConstant;
  return values.map((value) => (value === undefined ? null : (value as Json)));
}

function isObject(value: Evaluated): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

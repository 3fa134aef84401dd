import type {
  ArrayExpression,
  CallExpression,
  Expression,
  ObjectExpression,
  SpreadElement,
  TemplateLiteral,
} from 'estree';
import type { Json } from '../../../corpus/schema/json.ts';
import type { AwaitedData } from '../../html/component-node.ts';
import type { ParseOptions } from '../document.ts';
import type { Binding } from './binding.ts';
import { evaluateBinary } from './evaluate-binary.ts';
import { memberPath } from './member-path.ts';
import { notConstant, valueAt, type Evaluated } from './expression.ts';
import { moduleOf } from './specifier.ts';
import { isObject } from '../../values/objects.ts';

/** A value that the link stage inserts: a value in a data file, or a prop of a partial. */
export type Awaited = AwaitedData | { kind: 'given'; keys: readonly string[] };

export interface Scope {
  options: ParseOptions;
  bindings: ReadonlyMap<string, Binding>;
  /**
   * The number of characters that constants may still produce. Without this limit, a few lines of nested lists could
   * produce gigabytes.
   */
  allowance: { left: number };
  /**
   * Called for each value that is a file address, with its path of keys: `['sources', 'light']`. If absent, an
   * expression with a file address isn't constant.
   */
  onFile?(keys: readonly string[], url: string): void;
  /** Whether an imported SVG is a React component, as in code. Otherwise it is the address of the image. */
  isRendered?: boolean;
  /**
   * Called for each value that the link stage inserts. The result contains `null` instead of the value. If absent, an
   * expression with such a value isn't constant.
   */
  onAwaited?(keys: readonly string[], value: Awaited): void;
}

/**
 * Evaluates an expression without running code. Only data is supported: literals, names of constants, and
 * simple operations on them.
 *
 * @param keys the path of this value inside the whole value
 * @returns `notConstant` for any other expression
 */
export function evaluate(node: Expression, scope: Scope, keys: readonly string[] = []): Evaluated {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'bigint' || node.value instanceof RegExp ? notConstant : (node.value as Json);
    case 'TemplateLiteral':
      return evaluateTemplate(node, scope);
    case 'UnaryExpression':
      return evaluateUnary(node.operator, evaluateApart(node.argument, scope));
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? notConstant
        : evaluateBinary(node.operator, evaluateApart(node.left, scope), evaluateApart(node.right, scope));
    case 'LogicalExpression': {
      const left = evaluateApart(node.left, scope);
      if (left === notConstant) return notConstant;
      const passes =
        node.operator === '&&' ? Boolean(left) : node.operator === '||' ? !left : left === null || left === undefined;
      return evaluate(passes ? node.right : node.left, scope, keys);
    }
    case 'ConditionalExpression': {
      const test = evaluateApart(node.test, scope);
      return test === notConstant ? notConstant : evaluate(test ? node.consequent : node.alternate, scope, keys);
    }
    case 'ArrayExpression':
      return evaluateArray(node, scope, keys);
    case 'ObjectExpression':
      return evaluateObject(node, scope, keys);
    case 'ChainExpression':
      return evaluate(node.expression, scope, keys);
    case 'Identifier':
    case 'MemberExpression':
      return evaluateMember(node, scope, keys);
    case 'CallExpression':
      return evaluateCall(node, scope, keys);
    default:
      return notConstant;
  }
}

// Evaluates an operand of another expression. File addresses and values that the link stage inserts can't be operands.
function evaluateApart(node: Expression, { options, bindings, allowance }: Scope): Evaluated {
  return evaluate(node, { options, bindings, allowance });
}

function evaluateMember(node: Expression, scope: Scope, keys: readonly string[]): Evaluated {
  const path = memberPath(node);
  if (!path) return notConstant;
  const { root, keys: inside } = path;
  if (root.type === 'CallExpression') return evaluateCall(root, scope, keys, inside);
  if (root.type !== 'Identifier') {
    const value = inside.length > 0 ? evaluateApart(root, scope) : notConstant;
    return value === notConstant ? notConstant : valueAt(value, inside);
  }
  const binding = scope.bindings.get(root.name);
  if (!binding && root.name === 'undefined' && inside.length === 0) return undefined;
  if (!binding && root.name === 'props') return awaited({ kind: 'given', keys: inside }, scope, keys);
  if (binding?.kind === 'constant') {
    const value = valueAt(binding.value, inside);
    return value === notConstant ? notConstant : spend(value, scope);
  }
  if (binding?.kind === 'json') return awaited({ ...binding, keys: [...(binding.keys ?? []), ...inside] }, scope, keys);
  if (inside.length > 0) return notConstant;
  if (binding?.kind === 'text') return awaited(binding, scope, keys);
  if (binding?.kind !== 'file' || isDrawing(binding.url, scope)) return notConstant;
  return fileAt(binding.url, scope, keys);
}

function isDrawing(url: string, { isRendered = false }: Scope): boolean {
  return isRendered && /\.svg$/i.test(url);
}

// Evaluates calls of known functions: `require` and `useBaseUrl` return a file's address, `translate` its
// message.
function evaluateCall(
  { callee, arguments: [argument, ...others] }: CallExpression,
  scope: Scope,
  keys: readonly string[],
  inside: readonly string[] = [],
): Evaluated {
  if (callee.type !== 'Identifier' || others.length > 0 || !argument || argument.type === 'SpreadElement')
    return notConstant;
  const given = evaluateApart(argument, scope);
  const called = scope.bindings.get(callee.name)?.kind;
  if (called === 'translate' && inside.length === 0) {
    const message = given === notConstant ? undefined : valueAt(given, ['message']);
    return typeof message === 'string' ? message : notConstant;
  }
  if (typeof given !== 'string') return notConstant;
  if (called === 'useBaseUrl' && inside.length === 0) return fileAt(fromBaseUrl(given), scope, keys);
  if (callee.name !== 'require' || called) return notConstant;
  const { kind, path } = moduleOf(given, scope.options);
  const own = inside[0] === 'default' ? inside.slice(1) : inside;
  if (kind === 'json') return awaited({ kind, url: path, keys: own }, scope, keys);
  if (own.length > 0) return notConstant;
  if (kind === 'text') return awaited({ kind, url: path }, scope, keys);
  if (kind !== 'file' || (inside[0] === 'default' && isDrawing(path, scope))) return notConstant;
  return fileAt(path, scope, keys);
}

/** Adds a leading slash to a relative URL, as Docusaurus does: `useBaseUrl` resolves it against the base URL. */
function fromBaseUrl(url: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|[/#]|$)/i.test(url) ? url : `/${url}`;
}

function fileAt(url: string, { onFile }: Scope, keys: readonly string[]): Evaluated {
  if (!onFile) return notConstant;
  onFile(keys, url);
  return url;
}

function awaited(value: Awaited, { onAwaited }: Scope, keys: readonly string[]): Evaluated {
  if (!onAwaited) return notConstant;
  onAwaited(keys, value);
  return null;
}

function spend(value: Json | undefined, { allowance }: Scope): Evaluated {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value;
  allowance.left -= typeof value === 'string' ? value.length : JSON.stringify(value).length;
  return allowance.left < 0 ? notConstant : value;
}

function evaluateTemplate({ quasis, expressions }: TemplateLiteral, scope: Scope): Evaluated {
  let text = quasis[0]!.value.cooked ?? '';
  for (const [index, hole] of expressions.entries()) {
    const value = evaluateApart(hole, scope);
    if (typeof value !== 'string' && typeof value !== 'number') return notConstant;
    text += value + (quasis[index + 1]!.value.cooked ?? '');
  }
  return text;
}

function evaluateUnary(operator: string, value: Evaluated): Evaluated {
  if (operator === '-' && typeof value === 'number') return -value;
  if (operator === '+' && typeof value === 'number') return value;
  if (operator === '!' && value !== notConstant) return !value;
  if (operator === 'void' && value !== notConstant) return undefined;
  return notConstant;
}

function evaluateArray({ elements }: ArrayExpression, scope: Scope, keys: readonly string[]): Evaluated {
  const values: Json[] = [];
  for (const element of elements) {
    if (element === null) return notConstant;
    if (element.type === 'SpreadElement') {
      const spread = evaluateApart(element.argument, scope);
      if (!Array.isArray(spread)) return notConstant;
      for (const value of spread) values.push(value);
    } else {
      const value = evaluate(element, scope, [...keys, `${values.length}`]);
      if (value === notConstant) return notConstant;
      values.push(value ?? null);
    }
  }
  return values;
}

function evaluateObject({ properties }: ObjectExpression, scope: Scope, keys: readonly string[]): Evaluated {
  const entries: [string, Json | undefined][] = [];
  for (const property of properties) {
    const own =
      property.type === 'SpreadElement' ? spreadEntries(property, scope) : evaluateProperty(property, scope, keys);
    if (!own) return notConstant;
    entries.push(...own);
  }
  return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

function spreadEntries({ argument }: SpreadElement, scope: Scope): [string, Json][] | undefined {
  const spread = evaluateApart(argument, scope);
  return isObject(spread) ? Object.entries(spread) : undefined;
}

function evaluateProperty(
  property: Exclude<ObjectExpression['properties'][number], SpreadElement>,
  scope: Scope,
  keys: readonly string[],
): [string, Json | undefined][] | undefined {
  if (property.kind !== 'init' || property.method) return undefined;
  const key = property.computed ? evaluateApart(property.key as Expression, scope) : keyOf(property.key as Expression);
  if ((typeof key !== 'string' && typeof key !== 'number') || key === '__proto__') return undefined;
  const value = evaluate(property.value as Expression, scope, [...keys, `${key}`]);
  return value === notConstant ? undefined : [[`${key}`, value]];
}

function keyOf(key: Expression): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

import type { Node } from 'estree';

/** The names in JavaScript code, regardless of their scopes. */
export type Names = ReturnType<typeof noNames>;

export function noNames() {
  return {
    /** Names that may refer to declarations outside the code. Some of them may be declared in the code. */
    used: new Set<string>(),
    /** The first name of each JSX element's tag: `Chart` of `<Chart>`, `lib` of `<lib.Chart>`. */
    elements: new Set<string>(),
    /** Names that the code declares in any scope: parameters, variables and functions. */
    declared: new Set<string>(),
  };
}

/** Adds the names in a piece of JavaScript to `names`. */
export function addNames(node: Node, names: Names): Names {
  visit(node as unknown as AnyNode, names);
  return names;
}

/** An AST node of any type. estree's types don't include JSX. */
interface AnyNode {
  type: string;
  [key: string]: unknown;
}

/** Node type → properties that declare names. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['params', 'id'],
  FunctionExpression: ['params', 'id'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
};

/**
 * Node type → properties that may contain names. In types that are not listed, all properties may contain names. `key`
 * is searched only if it is computed: `{[name]: 1}`.
 */
const holding: Readonly<Record<string, readonly string[]>> = {
  JSXAttribute: ['value'],
  MemberExpression: ['object', 'property'],
  Property: ['key', 'value'],
  PropertyDefinition: ['key', 'value'],
  MethodDefinition: ['key', 'value'],
};

function visit(node: AnyNode, names: Names): void {
  const { type } = node;
  const own = type === 'Identifier' ? (node.name as string) : elementRoot(node);
  if (own !== undefined) names.used.add(own);
  if (type === 'Identifier' || type === 'JSXIdentifier' || type === 'JSXMemberExpression') return;
  const element = type === 'JSXOpeningElement' ? elementRoot(node.name as AnyNode) : undefined;
  if (element !== undefined) names.elements.add(element);
  for (const part of declaring[type] ?? [])
    for (const pattern of [node[part]].flat()) if (isNode(pattern)) declare(pattern, names.declared);
  const parts = holding[type]?.filter((part) => node.computed || (part !== 'key' && part !== 'property'));
  for (const part of parts ?? Object.keys(node)) visitValue(node[part], names);
}

function visitValue(value: unknown, names: Names): void {
  if (Array.isArray(value)) for (const item of value) visitValue(item, names);
  else if (isNode(value)) visit(value, names);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

// Returns the first name of a tag: `lib` of `<lib.Chart>`; undefined for HTML elements.
function elementRoot(name: AnyNode): string | undefined {
  if (name.type === 'JSXMemberExpression')
    return elementRoot(name.object as AnyNode) ?? ((name.object as AnyNode).name as string);
  return name.type === 'JSXIdentifier' && /^[A-Z_$]/.test(name.name as string) ? (name.name as string) : undefined;
}

/** Pattern type → the property with the nested pattern. */
const inside: Readonly<Record<string, string>> = {
  ObjectPattern: 'properties',
  Property: 'value',
  ArrayPattern: 'elements',
  AssignmentPattern: 'left',
  RestElement: 'argument',
};

/** Adds the names that a pattern declares: `a`, `{b, c: [d = 1], ...e}`. */
export function declare(pattern: AnyNode | Node, names: Set<string>): void {
  const node = pattern as AnyNode;
  if (node.type === 'Identifier') names.add(node.name as string);
  for (const part of [node[inside[node.type] ?? ''] ?? []].flat()) if (isNode(part)) declare(part, names);
}

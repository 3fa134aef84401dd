import type { Node } from 'estree';

/** The names in a piece of JavaScript. What a name means where it stands is not looked at. */
export interface Names {
  /** All that may come from outside of the piece, and perhaps more. */
  used: Set<string>;
  /** Those with which a JSX element starts: `Chart`, `lib` of `<lib.Chart>`. */
  elements: Set<string>;
  /** Those that the piece itself declares somewhere: parameters, variables, functions. */
  declared: Set<string>;
}

export function noNames(): Names {
  return { used: new Set(), elements: new Set(), declared: new Set() };
}

/** Adds the names in a piece of JavaScript to those of others. */
export function addNames(node: Node, names: Names): Names {
  visit(node as unknown as AnyNode, names);
  return names;
}

/** A node as a walk sees it: estree's types leave JSX out. */
interface AnyNode {
  type: string;
  [key: string]: unknown;
}

function visit(node: AnyNode, names: Names): void {
  switch (node.type) {
    case 'Identifier':
      names.used.add(node.name as string);
      return;
    case 'JSXIdentifier':
      if (/^[A-Z_$]/.test(node.name as string)) names.used.add(node.name as string);
      return;
    case 'JSXOpeningElement': {
      const root = elementRoot(node.name as AnyNode);
      if (root !== undefined) names.elements.add(root);
      break;
    }
    case 'JSXMemberExpression':
      names.used.add(elementRoot(node)!);
      return;
    case 'JSXAttribute':
      visitValue(node.value, names);
      return;
    case 'MemberExpression':
      visitValue(node.object, names);
      if (node.computed) visitValue(node.property, names);
      return;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      if (node.computed) visitValue(node.key, names);
      visitValue(node.value, names);
      return;
    case 'VariableDeclarator':
      declare(node.id as AnyNode, names.declared);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      for (const parameter of node.params as AnyNode[]) declare(parameter, names.declared);
      if (node.id) declare(node.id as AnyNode, names.declared);
      break;
    case 'ClassDeclaration':
    case 'ClassExpression':
      if (node.id) declare(node.id as AnyNode, names.declared);
      break;
    case 'CatchClause':
      if (node.param) declare(node.param as AnyNode, names.declared);
  }
  for (const value of Object.values(node)) visitValue(value, names);
}

function visitValue(value: unknown, names: Names): void {
  if (Array.isArray(value)) for (const item of value) visitValue(item, names);
  else if (isNode(value)) visit(value, names);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

// `lib` of `<lib.Chart>`; nothing for elements of HTML.
function elementRoot(name: AnyNode): string | undefined {
  if (name.type === 'JSXMemberExpression')
    return elementRoot(name.object as AnyNode) ?? ((name.object as AnyNode).name as string);
  return name.type === 'JSXIdentifier' && /^[A-Z_$]/.test(name.name as string) ? (name.name as string) : undefined;
}

/** The parts of a pattern in which there are others. */
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

import type { Node } from 'acorn';

/** An AST node with untyped access to its properties. */
type AnyNode = Node & Record<string, unknown>;

/**
 * Finds a setting in the AST of a config, by the keys that lead to it.
 *
 * @param tree a program that exports settings, or an expression
 * @returns the node of the setting's key, or of the list item, at a path of keys. If the path doesn't exist, the
 * nearest node around it
 */
export function findSetting(tree: Node, keys: readonly (string | number)[]): Node | undefined {
  const program = tree as AnyNode;
  let value = program.type === 'Program' ? exported(program) : program;
  let found: AnyNode | undefined;
  for (const key of keys) {
    const holder = resolved(value, program);
    const next = holder && stepInto(holder, key, program);
    if (!next) break;
    [found, value] = next;
  }
  return found;
}

/** @returns the node of the last string in `keys`, if exactly one key of the tree has this name */
export function findOnly(tree: Node, keys: readonly (string | number)[]): Node | undefined {
  const name = keys.findLast((key) => typeof key === 'string');
  const found: AnyNode[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === 'Property' && !node.computed && nameOf(node.key as AnyNode) === name)
      found.push(node.key as AnyNode);
    for (const inner of Object.values(node).flat())
      if (typeof inner === 'object' && inner !== null && 'type' in inner) visit(inner as AnyNode);
  };
  visit(tree as AnyNode);
  return found.length === 1 ? found[0] : undefined;
}

type Step = [found: AnyNode, value: AnyNode];

function stepInto(holder: AnyNode, key: string | number, program: AnyNode): Step | undefined {
  if (holder.type === 'ArrayExpression') {
    const element = (holder.elements as (AnyNode | null)[])[Number(key)];
    return element ? [element, element] : undefined;
  }
  if (holder.type !== 'ObjectExpression') return undefined;
  // `docs: {…}` means the same as `docs: [{…}]`, so index 0 is the object itself.
  if (typeof key === 'number') return key === 0 ? [holder, holder] : undefined;
  // If a key is written twice, the last one counts.
  for (const property of (holder.properties as AnyNode[]).toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = resolved(property.argument as AnyNode, program);
      const inside = spread && stepInto(spread, key, program);
      if (inside) return inside;
    } else if (!property.computed && nameOf(property.key as AnyNode) === key) {
      return [property.key as AnyNode, property.value as AnyNode];
    }
  }
  return undefined;
}

function nameOf({ type, name, value }: AnyNode): string {
  return String(type === 'Identifier' ? name : value);
}

/** @returns the default export of a module: `export default …`, `module.exports = …` */
function exported({ body }: AnyNode): AnyNode | undefined {
  for (const statement of body as AnyNode[]) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as AnyNode;
    const { expression } = statement as { expression?: AnyNode };
    if (expression?.type !== 'AssignmentExpression') continue;
    const { object, property } = expression.left as { object?: AnyNode; property?: AnyNode };
    if (object?.name === 'module' && property?.name === 'exports') return expression.right as AnyNode;
  }
  return undefined;
}

/** Maximum number of variables, calls and functions to follow until the settings object. */
const farthest = 10;

/** @returns the object or list that an expression evaluates to, found without running code */
function resolved(node: AnyNode | undefined, program: AnyNode): AnyNode | undefined {
  let value = node;
  for (let step = 0; step < farthest && value; step += 1) {
    switch (value.type) {
      case 'Identifier':
        value = declared(String(value.name), program);
        break;
      case 'AwaitExpression':
        value = value.argument as AnyNode;
        break;
      // A call that returns settings: `defineConfig({…})`, `createConfig()`.
      case 'CallExpression':
        value = ((value.arguments as AnyNode[])[0] ?? value.callee) as AnyNode;
        break;
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        value = returned(value.body as AnyNode);
        break;
      default:
        return value;
    }
  }
  return undefined;
}

function declared(name: string, { body }: AnyNode): AnyNode | undefined {
  if (!Array.isArray(body)) return undefined;
  for (const statement of body as AnyNode[]) {
    const declaration = (statement.declaration ?? statement) as AnyNode;
    if (declaration.type === 'FunctionDeclaration' && (declaration.id as AnyNode | null)?.name === name)
      return declaration;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: AnyNode; init: AnyNode | null }[])
      if (id.name === name) return init ?? undefined;
  }
  return undefined;
}

// Returns the value in a function's final `return` statement.
function returned(body: AnyNode): AnyNode | undefined {
  if (body.type !== 'BlockStatement') return body;
  const last = (body.body as AnyNode[]).findLast(({ type }) => type === 'ReturnStatement');
  return (last?.argument as AnyNode | null | undefined) ?? undefined;
}

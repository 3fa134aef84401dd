import type { Expression, Program } from 'estree';
import type { Json } from '../../../corpus/schema/json.ts';
import type { Binding } from './binding.ts';

/** @returns the expression of a program with a single statement, as MDX creates it for `{…}` */
export function soleExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** The result of `evaluate` for an expression that isn't data. */
export const notConstant = Symbol('not constant');
export type Evaluated = Json | undefined | typeof notConstant;

/** Whether an expression is a table of contents, or a list of them: `toc`, `[...toc, ...introToc]`. */
export function isToc(node: Expression, bindings: ReadonlyMap<string, Binding>): boolean {
  if (node.type === 'Identifier') return bindings.get(node.name)?.kind === 'toc';
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length > 0 &&
    node.elements.every((element) => element?.type === 'SpreadElement' && isToc(element.argument, bindings))
  );
}

/** Returns the nested value at a path of keys. Inherited properties don't count. */
export function valueAt(value: Json | undefined, keys: readonly string[]): Evaluated {
  let found = value;
  for (const key of keys) {
    if (found === null || found === undefined) return notConstant;
    const holder = Object(found) as Record<string, Json>;
    if (Object.hasOwn(holder, key)) found = holder[key];
    else if (key in holder) return notConstant;
    else found = undefined;
  }
  return found;
}

import type { Expression, Program } from 'estree';
import type { Json } from '../../../corpus/schema/json.ts';
import type { Binding } from './binding.ts';

/** @returns the expression of a program that is one, as MDX keeps what stands between braces */
export function soleExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** What an expression gives that isn't data. */
export const notConstant = Symbol('not constant');
export type Evaluated = Json | undefined | typeof notConstant;

/** Whether an expression is the page's table of contents, or a list of nothing but such: `[...toc, ...introToc]`. */
export function isToc(node: Expression, bindings: ReadonlyMap<string, Binding>): boolean {
  if (node.type === 'Identifier') return bindings.get(node.name)?.kind === 'toc';
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length > 0 &&
    node.elements.every((element) => element?.type === 'SpreadElement' && isToc(element.argument, bindings))
  );
}

import type { Expression, Program } from 'estree';

/** @returns the expression of a program that is one, as MDX keeps what stands between braces */
export function soleExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

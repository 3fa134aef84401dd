import type { Text } from 'hast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { shorten } from '../jsx/attributes.ts';
import { evaluate, notConstant } from '../jsx/evaluate.ts';
import { soleExpression } from '../jsx/expression.ts';
import type { Parsing } from '../parsing.ts';

/** An expression between braces: the text of a constant, nothing for a comment; code is reported. */
export function lowerExpression(node: MdxFlowExpression | MdxTextExpression, { bindings, report }: Parsing): Text[] {
  const program = node.data?.estree;
  if (program && program.body.length === 0) return [];
  const expression = soleExpression(program);
  const value = expression ? evaluate(expression, { bindings }) : notConstant;
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (value === notConstant || (typeof value === 'object' && value !== null)) {
    report('code-expression', node.position?.start, { code: shorten(node.value) });
  }
  return [];
}

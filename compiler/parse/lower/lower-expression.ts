import type { Text } from 'hast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { evaluate, notConstant } from '../jsx/evaluate.ts';
import { soleExpression } from '../jsx/expression.ts';
import { reportCode } from '../jsx/report-code.ts';
import type { Parsing } from '../parsing.ts';

/** An expression between braces: the text of a constant, nothing for a comment; code is reported. */
export function lowerExpression(node: MdxFlowExpression | MdxTextExpression, parsing: Parsing): Text[] {
  const program = node.data?.estree;
  if (program && program.body.length === 0) return [];
  const expression = soleExpression(program);
  const value = expression ? evaluate(expression, { bindings: parsing.bindings }) : notConstant;
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (value === notConstant || (typeof value === 'object' && value !== null)) {
    reportCode(expression, node.value, node.position?.start, parsing);
  }
  return [];
}

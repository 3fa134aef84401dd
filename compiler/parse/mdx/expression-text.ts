import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { Json } from '../../../corpus/schema/json.ts';
import type { Parsing } from '../parsing.ts';
import { evaluate } from './evaluate.ts';
import { notConstant, soleExpression, type Evaluated } from './expression.ts';
import { isTextInMdx1 } from './text-of-mdx1.ts';

/** @returns the text that React renders for an expression; undefined if the text depends on code or on another file */
export function expressionText(node: MdxFlowExpression | MdxTextExpression, parsing: Parsing): string | undefined {
  if (node.data?.estree?.body.length === 0) return '';
  const expression = soleExpression(node.data?.estree);
  if (!expression) return undefined;
  if (isTextInMdx1(node.position?.start.line ?? 1, parsing)) return `{${node.value}}`;
  return shownText(evaluate(expression, parsing));
}

/** @returns the text that React renders for a value; undefined if the value isn't constant */
export function shownText(value: Evaluated): string | undefined {
  if (value === notConstant) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Array.isArray(value) && value.every(isPlain) ? value.map(shownText).join('') : undefined;
}

function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null;
}

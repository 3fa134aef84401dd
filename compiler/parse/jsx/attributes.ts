import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Json } from '../../corpus/json.ts';
import type { Parsing } from '../parsing.ts';
import { evaluate, notConstant } from './evaluate.ts';
import { soleExpression } from './expression.ts';
import { pointOf } from './point-of.ts';
import { reportCode } from './report-code.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface Attributes {
  values: Record<string, Json>;
  /** Those that are files of the site, by the keys that lead to them, joined by dots. */
  files: Record<string, string>;
}

/** The attributes of a JSX element as data. Those that are code are reported and left out. */
export function readAttributes(element: JsxElement, parsing: Parsing): Attributes {
  const values: [string, Json][] = [];
  const files: [string, string][] = [];
  const scope = {
    bindings: parsing.bindings,
    onFile: (keys: readonly string[], url: string) => files.push([keys.join('.'), url]),
  };
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      reportCode(undefined, attribute.value, element.position?.start, parsing);
    } else if (attribute.value === null || attribute.value === undefined) {
      values.push([attribute.name, true]);
    } else if (typeof attribute.value === 'string') {
      values.push([attribute.name, attribute.value]);
    } else {
      const expression = soleExpression(attribute.value.data?.estree);
      const value = expression ? evaluate(expression, scope, [attribute.name]) : notConstant;
      const at = expression && pointOf(expression);
      if (value === notConstant) reportCode(expression, attribute.value.value, at ?? element.position?.start, parsing);
      else if (value !== undefined) values.push([attribute.name, value]);
    }
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files) };
}

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Json } from '../../corpus/json.ts';
import type { Parsing } from '../parsing.ts';
import { evaluate, notConstant } from './evaluate.ts';
import type { Evaluated } from './evaluate.ts';
import { soleExpression } from './expression.ts';

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
  const keep = (name: string, value: Evaluated, code: string) => {
    if (value === notConstant) parsing.report('code-expression', element.position?.start, { code: shorten(code) });
    else if (value !== undefined) values.push([name, value]);
  };
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      parsing.report('code-expression', element.position?.start, { code: shorten(attribute.value) });
    } else if (attribute.value === null || attribute.value === undefined) {
      keep(attribute.name, true, '');
    } else if (typeof attribute.value === 'string') {
      keep(attribute.name, attribute.value, '');
    } else {
      const expression = soleExpression(attribute.value.data?.estree);
      const value = expression ? evaluate(expression, scope, [attribute.name]) : notConstant;
      keep(attribute.name, value, attribute.value.value);
    }
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files) };
}

/** @returns the start of some code, on one line */
export function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

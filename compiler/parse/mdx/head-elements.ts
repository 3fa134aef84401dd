import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { headProblem } from '../../html/safe-head.ts';
import type { HeadElement } from '../document.ts';
import type { Parsing } from '../parsing.ts';
import { evaluate } from './evaluate.ts';
import { soleExpression } from './expression.ts';
import { readAttributes } from './attributes.ts';
import type { JsxElement } from './attributes.ts';
import { rangeOf } from '../place-of.ts';

/** JSX attribute names that differ from their HTML names. */
const htmlNames = new Map([
  ['className', 'class'],
  ['httpEquiv', 'http-equiv'],
  ['charSet', 'charset'],
  ['hrefLang', 'hreflang'],
  ['crossOrigin', 'crossorigin'],
]);
const allowed = new Set(['html', 'body', 'title', 'meta', 'link']);

/** Reads the children of `<head>` in MDX. They are added to the page's head. */
export function readHeadElements(head: JsxElement, parsing: Parsing): HeadElement[] {
  return jsxIn(head.children).flatMap((element): HeadElement[] => {
    const tag = element.name ?? '';
    if (!allowed.has(tag)) {
      parsing.report('unsafe-html', rangeOf(element), { code: `<${tag}> in <head>` });
      return [];
    }
    const attributes = Object.fromEntries(
      Object.entries(readAttributes(element, parsing).values).map(
        ([name, value]) => [htmlNames.get(name) ?? name, value === true ? '' : String(value)] as const,
      ),
    );
    const problem = tag === 'meta' || tag === 'link' ? headProblem(tag, attributes) : undefined;
    if (problem) {
      const { rule, ...details } = problem;
      parsing.report(rule, rangeOf(element), details);
      return [];
    }
    const text = element.children
      .map((child) => textOf(child, parsing))
      .join('')
      .trim();
    return [{ tag, attributes, ...(text && { text }) }];
  });
}

function jsxIn(nodes: readonly Nodes[]): JsxElement[] {
  return nodes.flatMap((node): JsxElement[] => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return [node];
    return 'children' in node ? jsxIn(node.children) : [];
  });
}

function textOf(node: Nodes, parsing: Parsing): string {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return toString(node);
  const expression = soleExpression(node.data?.estree);
  const value = expression && evaluate(expression, parsing);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

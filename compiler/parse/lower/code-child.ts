import type { JsxElement } from '../mdx/attributes.ts';
import { evaluate } from '../mdx/evaluate.ts';
import { soleExpression, notConstant } from '../mdx/expression.ts';
import type { Parsing } from '../parsing.ts';

/**
 * @returns the expression in braces that is an element's only child; undefined for other content, or if the
 * site refuses code
 */
export function soleChild({ children }: JsxElement, { options }: Parsing) {
  const [child, ...others] = children.filter((each) => each.type !== 'text' || each.value.trim() !== '');
  if (others.length > 0 || (child?.type !== 'mdxFlowExpression' && child?.type !== 'mdxTextExpression'))
    return undefined;
  const program = child.data?.estree;
  return program && options.code !== 'refuse' ? { source: `{${child.value}}`, program } : undefined;
}

/**
 * Like `soleChild`, but returns only expressions that aren't data: `{() => <Foo />}`. Such an expression becomes the
 * component's prop `children`.
 */
export function codeChild(node: JsxElement, parsing: Parsing) {
  const child = soleChild(node, parsing);
  const expression = soleExpression(child?.program);
  if (!expression) return undefined;
  const value = evaluate(expression, { ...parsing, onAwaited: () => undefined });
  const isData = value !== notConstant && (typeof value !== 'object' || value === null);
  return isData ? undefined : child;
}

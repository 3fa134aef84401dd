import type { JsxElement } from '../mdx/attributes.ts';
import { evaluate } from '../mdx/evaluate.ts';
import { soleExpression, notConstant } from '../mdx/expression.ts';
import type { Parsing } from '../parsing.ts';

/** The only thing in an element, with its braces, when it stands between such and the site lets content have code. */
export function soleChild({ children }: JsxElement, { options }: Parsing) {
  const [child, ...others] = children.filter((each) => each.type !== 'text' || each.value.trim() !== '');
  if (others.length > 0 || (child?.type !== 'mdxFlowExpression' && child?.type !== 'mdxTextExpression'))
    return undefined;
  const program = child.data?.estree;
  return program && options.code !== 'refuse' ? { source: `{${child.value}}`, program } : undefined;
}

/** The same when it is code: `{() => <Foo />}`. It is what the component is called with. */
export function codeChild(node: JsxElement, parsing: Parsing) {
  const child = soleChild(node, parsing);
  const expression = soleExpression(child?.program);
  if (!expression) return undefined;
  const value = evaluate(expression, { ...parsing, onAwaited: () => undefined });
  const isData = value !== notConstant && (typeof value !== 'object' || value === null);
  return isData ? undefined : child;
}

import type { Program } from 'estree';
import type { JsxElement } from '../mdx/attributes.ts';
import { evaluate } from '../mdx/evaluate.ts';
import { soleExpression, notConstant } from '../mdx/expression.ts';
import type { Parsing } from '../parsing.ts';

export interface CodeChild {
  /** With its braces. */
  source: string;
  program: Program;
}

/** The only thing in an element, when that is code: `{() => <Foo />}`. It is what the component is called with. */
export function codeChild({ children }: JsxElement, parsing: Parsing): CodeChild | undefined {
  if (parsing.options.code === 'refuse') return undefined;
  const [child, ...others] = children.filter((each) => each.type !== 'text' || each.value.trim() !== '');
  if (!child || others.length > 0 || (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression'))
    return undefined;
  const program = child.data?.estree;
  const expression = soleExpression(program);
  if (!program || !expression) return undefined;
  const value = evaluate(expression, { ...parsing, onAwaited: () => undefined });
  const isData = value !== notConstant && (typeof value !== 'object' || value === null);
  return isData ? undefined : { source: `{${child.value}}`, program };
}

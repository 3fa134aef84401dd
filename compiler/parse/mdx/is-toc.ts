import type { Expression } from 'estree';
import type { Binding } from './binding.ts';

/** Whether an expression is the page's table of contents, or a list of nothing but such: `[...toc, ...introToc]`. */
export function isToc(node: Expression, bindings: ReadonlyMap<string, Binding>): boolean {
  if (node.type === 'Identifier') return bindings.get(node.name)?.kind === 'toc';
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length > 0 &&
    node.elements.every((element) => element?.type === 'SpreadElement' && isToc(element.argument, bindings))
  );
}

import type { Expression } from 'estree';
import type { Point } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';

/** Reports an expression that isn't data, unless what it starts from was reported where it is declared. */
export function reportCode(expression: Expression | undefined, code: string, at: Point | undefined, parsing: Parsing): void {
  const root = expression && rootName(expression);
  const binding = root === undefined ? undefined : parsing.bindings.get(root);
  if (binding?.kind === 'code') return;
  if (binding?.kind === 'toc' && expression?.type === 'Identifier') return;
  parsing.report('code-expression', at, { code: shorten(code) });
}

// `a.b().c` → `a`
function rootName(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  const inner = expression.type === 'MemberExpression' ? expression.object : expression.type === 'CallExpression' ? expression.callee : undefined;
  return inner && inner.type !== 'Super' ? rootName(inner) : undefined;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

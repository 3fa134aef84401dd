import type { ElementContent } from 'hast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import { component } from '../../html/component-node.ts';
import { evaluate, type Awaited } from '../mdx/evaluate.ts';
import { soleExpression } from '../mdx/expression.ts';
import { shownText } from '../mdx/expression-text.ts';
import { exportCode } from '../mdx/export-code.ts';
import { addNames, noNames } from '../mdx/names-in.ts';
import { isTextInMdx1 } from '../mdx/text-of-mdx1.ts';
import { reportUndefinedName } from '../mdx/undefined-name.ts';
import { refuses, type Parsing } from '../parsing.ts';
import { awaitedProps } from './plain-component.ts';
import { placeOf } from '../place-of.ts';

/**
 * Converts an expression in braces:
 * - a constant becomes its text; a comment becomes nothing;
 * - a value that the link stage inserts becomes a `Value`;
 * - other code becomes a component that renders the expression's value.
 *
 * In sources for MDX 1, braces with undefined names are plain text.
 */
export function lowerExpression(node: MdxFlowExpression | MdxTextExpression, parsing: Parsing): ElementContent[] {
  const program = node.data?.estree;
  if (program && program.body.length === 0) return [];
  const expression = soleExpression(program);
  if (!program || !expression) return [];
  if (isTextInMdx1(node.position?.start.line ?? 1, parsing)) {
    const braces = `{${node.value}}`;
    // An expression is reported only at its first occurrence.
    if (!parsing.textInBraces.has(braces))
      parsing.report('mdx1-syntax', placeOf(node), { reason: 'MDX 3 reads these braces as code', mended: 'text' });
    parsing.textInBraces.add(braces);
    return [{ type: 'text', value: braces }];
  }
  let awaited: Awaited | undefined;
  const value = evaluate(expression, {
    ...parsing,
    onAwaited: (keys, later) => {
      if (keys.length === 0) awaited = later;
    },
  });
  if (awaited) return [{ ...component('Value'), ...awaitedProps({ value: awaited }) }];
  const text = shownText(value);
  if (text !== undefined) return text === '' ? [] : [{ type: 'text', value: text }];
  const at = placeOf(node);
  if (refuses(`{${node.value}}`, at, parsing) || reportUndefinedName(expression, parsing)) return [];
  const code = /\n|\/\//.test(node.value) ? `(\n${node.value}\n)` : `(${node.value.trim()})`;
  const name = exportCode('Expression', () => code, addNames(program, noNames()), at, parsing);
  return [{ ...component('Expression'), export: name }];
}

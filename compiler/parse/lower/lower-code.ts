import type { Code } from 'mdast';
import { component } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import type { Parsing } from '../parsing.ts';
import { lowerLiveCode } from './lower-live-code.ts';
import { lowerMath } from './lower-math.ts';
import { lowerNpm2yarn } from './lower-npm2yarn.ts';

/** Converts a fence to a `CodeBlock`, a tab group, a live editor, a diagram, or a formula. */
export function lowerCode(node: Code, parsing: Parsing) {
  const { value, lang, meta } = node;
  if (lang === 'math' && parsing.options.math) return lowerMath(node, true, parsing);
  if (lang === 'mermaid') return component('Mermaid', { value });
  return (
    lowerLiveCode(node, parsing) ??
    lowerNpm2yarn(node, parsing) ??
    component('CodeBlock', codeBlockProps({ code: value, language: lang, meta }, parsing.options))
  );
}

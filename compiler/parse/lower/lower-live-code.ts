import type { Code } from 'mdast';
import type { ComponentNode } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import { takeWords } from '../code-block/take-words.ts';
import type { Parsing } from '../parsing.ts';

const languages = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

/** Makes an editor of a fence that says `live`, whose code runs in the reader's browser; nothing of any other. */
export function lowerLiveCode({ value, lang, meta }: Code, { options }: Parsing): ComponentNode | undefined {
  const { words, rest } = takeWords(meta ?? '', ['live', 'noInline']);
  if (!words.has('live') || !languages.has(lang?.toLowerCase() ?? '')) return undefined;
  // Lines come and go while it is edited, so none is marked or numbered.
  const { marks: _, lineNumbers: __, ...props } = codeBlockProps({ code: value, language: lang, meta: rest }, options);
  return { type: 'component', name: 'LiveCode', props: { ...props, ...(words.has('noInline') && { noInline: true }) }, children: [] };
}

import type { Code } from 'mdast';
import { component, type ComponentNode } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import { takeWords } from '../code-block/take-words.ts';
import { addExport } from '../mdx/code-parts.ts';
import { importClient, importDefault } from '../mdx/import-once.ts';
import { refuses, type Parsing } from '../parsing.ts';
import { placeOf, rangeOf } from '../place-of.ts';

const languages = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

/** Makes an editor of a fence that says `live`, whose code runs in the reader's browser; nothing of any other. */
export function lowerLiveCode(node: Code, parsing: Parsing): ComponentNode | undefined {
  const { value, lang, meta } = node;
  const { words, rest } = takeWords(meta ?? '', ['live', 'noInline']);
  if (!words.has('live') || !languages.has(lang?.toLowerCase() ?? '')) return undefined;
  if (refuses(value, rangeOf(node), parsing)) return undefined;
  // Lines come and go while it is edited, so none is marked or numbered.
  const {
    marks: _,
    lineNumbers: __,
    ...props
  } = codeBlockProps({ code: value, language: lang, meta: rest }, parsing.options);
  const editor = component('LiveCode', { ...props, ...(words.has('noInline') && { noInline: true }) });
  return parsing.options.liveScope === undefined
    ? editor
    : { ...editor, export: exportEditor(parsing.options.liveScope, node, parsing) };
}

/** The same editor, with what the site lets its live code use. */
function exportEditor(liveScope: string, node: Code, { code }: Parsing): string {
  const at = placeOf(node);
  const editor = importClient('LiveCode', at, code);
  const scope = importDefault(liveScope, 'ReactLiveScope', at, code);
  return addExport(
    'LiveCode',
    // The code runs in a frame of its own, which loads this module for what it may use.
    {
      source: `Object.assign((attributes) => <${editor} {...attributes} scopeFrom={import.meta.url} />, { liveScope: ${scope} })`,
      uses: [editor, scope],
      at,
    },
    code,
  );
}

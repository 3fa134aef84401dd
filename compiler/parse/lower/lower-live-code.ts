import type { Code } from 'mdast';
import { component, type ComponentNode } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import { takeWords } from '../code-block/take-words.ts';
import { addExport } from '../mdx/code-parts.ts';
import { importClient, importDefault } from '../mdx/import-once.ts';
import { refuses, type Parsing } from '../parsing.ts';
import { placeOf, rangeOf } from '../place-of.ts';

const languages = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

/** Lowers a fence with `live` to an editor whose code runs in the browser. @returns undefined for other fences */
export function lowerLiveCode(node: Code, parsing: Parsing): ComponentNode | undefined {
  const { value, lang, meta } = node;
  const { words, rest } = takeWords(meta ?? '', ['live', 'noInline']);
  if (!words.has('live') || !languages.has(lang?.toLowerCase() ?? '')) return undefined;
  if (refuses(value, rangeOf(node), parsing)) return undefined;
  // Editing adds and removes lines, so no line is marked or numbered.
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

/** Exports the editor together with the names that the site's live code may use. */
function exportEditor(liveScope: string, node: Code, { code }: Parsing): string {
  const at = placeOf(node);
  const editor = importClient('LiveCode', at, code);
  const scope = importDefault(liveScope, 'ReactLiveScope', at, code);
  return addExport(
    'LiveCode',
    // The code runs in its own frame, which loads this module for the names in its scope.
    {
      source: `Object.assign((attributes) => <${editor} {...attributes} scopeFrom={import.meta.url} />, { liveScope: ${scope} })`,
      uses: [editor, scope],
      at,
    },
    code,
  );
}

import type { Code } from 'mdast';
import { component, type ComponentNode } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import { takeWords } from '../code-block/take-words.ts';
import { addExport } from '../mdx/code-parts.ts';
import { importClient, importDefault } from '../mdx/import-once.ts';
import { refuses, type Parsing } from '../parsing.ts';
import { placeOf, rangeOf } from '../place-of.ts';

const languages = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

/**
 * Converts a fence with `live` to an editor that runs its code in the browser.
 *
 * @returns undefined for other fences
 */
export function lowerLiveCode(node: Code, parsing: Parsing): ComponentNode | undefined {
  const { value, lang, meta } = node;
  const { words, rest } = takeWords(meta ?? '', ['live', 'noInline']);
  if (!words.has('live') || !languages.has(lang?.toLowerCase() ?? '')) return undefined;
  if (refuses(value, rangeOf(node), parsing)) return undefined;
  // The editor has no marked or numbered lines, because editing adds and removes lines.
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

/** Adds an export that renders the editor with the names from the site's `ReactLiveScope`. */
function exportEditor(liveScope: string, node: Code, { code }: Parsing): string {
  const at = placeOf(node);
  const editor = importClient('LiveCode', at, code);
  const scope = importDefault(liveScope, 'ReactLiveScope', at, code);
  return addExport(
    'LiveCode',
    // The editor's code runs in an iframe, which loads this module to get the names in scope.
    {
      source: `Object.assign((attributes) => <${editor} {...attributes} scopeFrom={import.meta.url} />, { liveScope: ${scope} })`,
      uses: [editor, scope],
      at,
    },
    code,
  );
}

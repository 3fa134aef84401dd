import type { ParseOptions } from '../../parse/document.ts';
import { loadFormulaEngine } from '../../parse/lower/formula-engine.ts';

await loadFormulaEngine();

/** Returns the parse options of a site with the default config, with formulas enabled. */
export function parseOptions(format: ParseOptions['format'], changes: Partial<ParseOptions> = {}): ParseOptions {
  return {
    detectedFormat: format === 'mdx' ? 'mdx' : 'md',
    format,
    admonitions: ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'],
    components: ['Tabs', 'TabItem', 'Admonition', 'CodeBlock', 'TOCInline', 'DocCardList', 'ThemedImage', 'Link'],
    siteComponents: {},
    aliases: [],
    code: 'bundle',
    magicComments: [
      {
        className: 'highlighted',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
      { className: 'failing', line: 'This will error' },
    ],
    math: true,
    emoji: true,
    anchors: { maintainCase: false },
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    nodeLimit: 200_000,
    npm2yarn: { sync: false, converters: ['yarn', 'pnpm'] },
    truncateMarker: '<!--\\s*truncate\\s*-->|\\{\\/\\*\\s*truncate\\s*\\*\\/\\}',
    ...changes,
  };
}

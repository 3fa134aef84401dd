import type { Extension, ExtensionUse, RuleCatalogue } from '../../compiler/index.ts';

const error = (message: string) => ({ severity: 'error', message }) as const;

/** Here, the rules have no messages and hints. The plugin creates these, because they list names from the file. */
const rules: RuleCatalogue = {
  'missing-file': error('the file of a code block is missing'),
  'refused-file': error('a code block must not show a file'),
  'missing-part': error('the file of a code block lacks a region, a symbol or lines'),
  'wrong-option': error('the options of a code block contradict each other'),
  drift: error('the code of a block differs from its file'),
};

const extension: Extension = {
  name: 'snippets',
  rules,
  markdown: { module: new URL('./plugin.js', import.meta.url), when: ['file='] },
};

/**
 * Fills code blocks from files: a fence with `file="../examples/add.ts"` displays this file, or selected lines of it.
 *
 * @example
 *   import { snippets } from 'lectern/snippets';
 *
 *   export default defineConfig({ extensions: [snippets()] });
 */
export function snippets(): ExtensionUse {
  return { extension: extension as unknown as ExtensionUse['extension'], options: undefined };
}

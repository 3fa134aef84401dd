import * as z from 'zod/mini';
import type { Extension, ExtensionUse, RuleCatalogue } from '../../compiler/index.ts';

/** The options of the extension. */
const Options = z._default(z.strictObject({ root: z.optional(z.string().check(z.minLength(1))) }), {});
type Options = z.infer<typeof Options>;

const error = (message: string) => ({ severity: 'error', message }) as const;

/** Here, the rules have no messages and hints. The plugin creates these, because they list names from the file. */
const rules: RuleCatalogue = {
  'missing-file': error('the file of a code block is missing'),
  'refused-file': error('a code block must not show a file'),
  'missing-part': error('the file of a code block lacks a region, a symbol or lines'),
  'wrong-option': error('the options of a code block contradict each other'),
  drift: error('the code of a block differs from its file'),
};

const extension: Extension<Options, Options | undefined> = {
  name: 'snippets',
  options: Options as Extension<Options, Options | undefined>['options'],
  rules,
  markdown: (options) => ({ module: new URL('./plugin.js', import.meta.url), when: ['file='], options }),
};

/**
 * Fills code blocks from files: a fence with `file="../examples/add.ts"` displays this file, or selected lines of it.
 *
 * @example
 *   import { snippets } from 'lectern/snippets';
 *
 *   export default defineConfig({ extensions: [snippets()] });
 *
 * @param options.root the folder that contains all files of code blocks, relative to the site's folder. Default: the
 *   folder of the repository
 */
export function snippets(options?: { root?: string }): ExtensionUse {
  const use = {
    extension: extension as unknown as ExtensionUse['extension'],
    options,
    // Schemas can't be serialised.
    toJSON: () => ({ name: extension.name, options }),
  };
  return use;
}

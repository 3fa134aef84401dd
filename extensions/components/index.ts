import type { Extension, ExtensionUse, RuleCatalogue } from '../../compiler/index.ts';
import { opening } from './plugin/names.ts';

const rules: RuleCatalogue = {
  'unknown-icon': { severity: 'warning', message: 'there is no icon with this name' },
  'unknown-variant': { severity: 'warning', message: 'there is no variant with this name' },
  'missing-option': { severity: 'error', message: 'a component lacks a required attribute' },
};

const extension: Extension = {
  name: 'components',
  rules,
  components: { ContentBlock: { view: new URL('./view.js', import.meta.url) } },
  markdown: { module: new URL('./plugin.js', import.meta.url), when: opening },
};

/**
 * Adds components for content: steps, file trees, cards, badges, fields, groups of code, icons, videos and zoom.
 *
 * @example
 *   import { components } from 'lectern/components';
 *
 *   export default defineConfig({ extensions: [components()] });
 */
export function components(): ExtensionUse {
  return { extension: extension as unknown as ExtensionUse['extension'], options: undefined };
}

import { error, warning } from '../rule.ts';

/** Rules for messages of the site's Markdown plugins, and for errors in these plugins. */
export const pluginRules = {
  'plugin-failed': error((f: { plugin: string; reason: string; isOfPage: boolean }) => ({
    message: `the plugin "${f.plugin}" ${f.isOfPage ? 'rejects this page' : 'failed'}: ${f.reason}`,
    hint: f.isOfPage
      ? `change the page as the plugin requires, or change the options of "${f.plugin}" in the config`
      : 'fix the code of the plugin at this location, or change the options of the plugin in the config',
  })),
  'plugin-message': warning((f: { plugin: string; reason: string; rule?: string; note?: string }) => ({
    message: `the plugin "${f.plugin}" reports: ${f.reason}${f.rule === undefined ? '' : ` (${f.rule})`}`,
    hint: f.note || `change the page as the plugin requires, or change the options of "${f.plugin}" in the config`,
  })),
};

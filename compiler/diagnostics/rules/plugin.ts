import { error, warning } from '../rule.ts';

/** What the site's own plugins for Markdown say of a document, and what goes wrong in them. */
export const pluginRules = {
  'plugin-failed': error((f: { plugin: string; reason: string }) => ({
    message: `the plugin "${f.plugin}" failed on this document: ${f.reason}`,
    hint: 'the plugin is named in the config; look at its options, and at what it reads here',
  })),
  'plugin-message': warning((f: { plugin: string; reason: string; rule?: string; note?: string }) => ({
    message: `the plugin "${f.plugin}" says: ${f.reason}${f.rule === undefined ? '' : ` (${f.rule})`}`,
    hint: f.note || `change the page as the plugin asks, or change the options of "${f.plugin}" in the config`,
  })),
};

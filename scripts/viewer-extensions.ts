import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { withRules } from '../extensions/docusaurus/viewer/styles/infima-rules.ts';
import { specifiers } from '../extensions/docusaurus/viewer/specifiers.ts';

/** Extensions that run code in the viewer: name → prefixes of the module specifiers that the extension provides. */
export const viewerExtensions: Record<string, string[]> = { docusaurus: specifiers };

/** Returns the path of an extension's entry module for the viewer. */
export function viewerModule(name: string): string {
  return `extensions/${name}/viewer/${name}.ts`;
}

/**
 * An esbuild plugin that fills the viewer's empty lists of extensions and tools. The core of the viewer imports no
 * extension.
 */
export const withExtensions: Plugin = {
  name: 'with-extensions',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]code[\\/]built-in-extensions\.ts$/ }, () => {
      const entries = Object.keys(viewerExtensions).map(
        (name) => `${name}: () => import('../../${viewerModule(name)}')`,
      );
      return { contents: `export const builtInExtensions = { ${entries.join(', ')} };` };
    });
    onLoad({ filter: /[\\/]agents[\\/]built-in-tools\.ts$/ }, () => ({
      contents: `export const loadAgentTools = () => import('../../extensions/agents/viewer/agents.ts');`,
    }));
    onLoad({ filter: /[\\/]viewer[\\/]built-in-page-tools\.ts$/ }, () => ({
      contents: `export const loadPageTools = () => import('../extensions/reading/viewer/reading.ts');`,
    }));
  },
};

/** The style sheets of extensions in the viewer. */
export const extensionSheets = [
  'extensions/reading/viewer/reading.css',
  'extensions/docusaurus/viewer/styles/infima.css',
];

/** Adds the rules for columns and spacing to the style sheet of Infima's classes. */
export const withInfimaRules: Plugin = {
  name: 'with-infima-rules',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]infima\.css$/ }, async ({ path }) => ({
      contents: withRules(await readFile(path, 'utf8')),
      loader: 'css',
    }));
  },
};

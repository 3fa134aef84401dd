import type { Plugin } from 'esbuild';
import { specifiers } from '../extensions/docusaurus/viewer/specifiers.ts';

/** Extensions with a part in the viewer: name → the starts of the specifiers of its modules. */
export const viewerExtensions: Record<string, string[]> = { docusaurus: specifiers };

/** Returns the module that exports the part of an extension in the viewer. */
export function viewerModule(name: string): string {
  return `extensions/${name}/viewer/${name}.ts`;
}

/** Fills the viewer's list of extensions. The core of the viewer imports none. */
export const withExtensions: Plugin = {
  name: 'with-extensions',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]code[\\/]built-in-extensions\.ts$/ }, () => {
      const entries = Object.keys(viewerExtensions).map(
        (name) => `${name}: () => import('../../${viewerModule(name)}')`,
      );
      return { contents: `export const builtInExtensions = { ${entries.join(', ')} };` };
    });
  },
};

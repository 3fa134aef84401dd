import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

const later = 'later';

/**
 * Has what is loaded later rest on all that the entry of a bundle loads at once. Without this, each set of modules that
 * some of the later parts share would become a file of its own, and a start would load a dozen of them instead of one.
 * A later part is asked for by a name of its own: a module may be loaded later at one place and at once at another.
 *
 * @param entry relative to the root, as is what the metafile calls the later parts: see `laterName`
 */
export function restOn(entry: string, root: string): Plugin {
  return {
    name: 'rest-on-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import' ? { path: relative(root, join(resolveDir, path)), namespace: later } : undefined,
      );
      onLoad({ filter: /./, namespace: later }, ({ path }) => ({
        contents: `export * from './${path}';\nimport './${entry}';`,
        resolveDir: root,
      }));
    },
  };
}

/** @returns what the metafile calls a module that is loaded later */
export function laterName(module: string): string {
  return `${later}:${module}`;
}

import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

const later = 'later';

/** What is loaded later in one file: the modules, by a name for the file. */
export type LaterFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Makes each dynamically imported part depend on all that the entry of a bundle loads at once. Without this, each set of
 * modules that some of those parts share would become a chunk of its own, and a start would load a dozen instead of one.
 * A later part has a name of its own: one place may import a module dynamically, and another statically.
 *
 * @param entry relative to the root, as is what the metafile calls the later parts: see `laterName`
 * @param together modules that are loaded later in one file, for a request costs more than a few hundred bytes; the first
 *   of these files is one that all others rest on
 */
export function restOn(entry: string, root: string, together: LaterFiles = {}): Plugin {
  const [first] = Object.keys(together);
  const fileOf = new Map(Object.entries(together).flatMap(([file, modules]) => modules.map((name) => [name, file])));
  return {
    name: 'rest-on-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        // Data depends on nothing.
        if (kind !== 'dynamic-import' || path.endsWith('.json')) return undefined;
        const module = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
        return { path: fileOf.get(module) ?? module, namespace: later };
      });
      onResolve({ filter: /^later:/ }, ({ path }) => ({ path: path.slice('later:'.length), namespace: later }));
      onLoad({ filter: /./, namespace: later }, ({ path }) => ({
        contents: [
          ...(together[path] ?? [path]).map((module) => `export * from './${module}';`),
          `import './${entry}';`,
          ...(first === undefined || path === first ? [] : [`import '${later}:${first}';`]),
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}

/** @returns what the metafile calls a module, or a file of several, that is loaded later */
export function laterName(module: string): string {
  return `${later}:${module}`;
}

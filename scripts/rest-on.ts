import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

const later = 'later';

/** Modules loaded later in one file, by the name of the file. */
export type LaterFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Makes each dynamically imported part depend on all chunks that the entry of a bundle loads at the start. Otherwise,
 * each set of modules shared by some parts would become a separate chunk. A start would then load a dozen chunks instead
 * of one. Later parts get a prefix, because a module can be imported both dynamically and statically.
 *
 * @param entry relative to the root, like the names of later parts in the metafile: see `laterName`
 * @param together modules that are loaded later in one file. One request costs more than a few hundred bytes. All other
 *   later files depend on the first of these files
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

/** Returns the name in the metafile of a later module, or of a later file of several modules. */
export function laterName(module: string): string {
  return `${later}:${module}`;
}

import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

const later = 'later';

/** Name of a file → the modules that it contains. These files are loaded on demand. */
export type LaterFiles = Readonly<Record<string, readonly string[]>>;

/**
 * An esbuild plugin that makes each dynamically imported module depend on all chunks that the entry loads at the start.
 * Otherwise, esbuild would create a chunk for each set of modules that several dynamic imports share. A start would
 * then load a dozen chunks instead of one. Dynamically imported modules get a prefix, because the same module can also
 * be imported statically.
 *
 * @param entry relative to the root
 * @param together modules that are loaded in one file, because a request costs more than a few hundred bytes. All other
 * later files depend on the first of these files
 */
export function restOn(entry: string, root: string, together: LaterFiles = {}): Plugin {
  const [first] = Object.keys(together);
  const fileOf = new Map(Object.entries(together).flatMap(([file, modules]) => modules.map((name) => [name, file])));
  return {
    name: 'rest-on-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        // JSON needs none of the entry's chunks.
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

/** Returns the metafile's name for a dynamically imported module, or for a file in `LaterFiles`. */
export function laterName(module: string): string {
  return `${later}:${module}`;
}

import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

const later = 'later';

/** Name of a bundle file that is loaded on demand → the modules in it. */
export type LaterFiles = Readonly<Record<string, readonly string[]>>;

/**
 * An esbuild plugin that makes each dynamically imported module depend on all chunks that the entry loads at the start.
 * Otherwise, esbuild would put modules that the entry shares with dynamic imports into separate chunks. A page would
 * then load a dozen chunks at the start instead of one. Dynamically imported modules get a prefix, because other
 * modules can import the same module statically.
 *
 * @param entry relative to the root
 * @param together modules that are loaded on demand in one file, because a request costs more than a few hundred
 * bytes. All other files that are loaded on demand import the first of these files
 */
export function restOn(entry: string, root: string, together: LaterFiles = {}): Plugin {
  const [first] = Object.keys(together);
  const fileOf = new Map(Object.entries(together).flatMap(([file, modules]) => modules.map((name) => [name, file])));
  return {
    name: 'rest-on-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        // JSON files import nothing, so they need no chunk of the entry.
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

/** Returns the name that the metafile uses for a dynamically imported module, or for a file in `LaterFiles`. */
export function laterName(module: string): string {
  return `${later}:${module}`;
}

import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { CodeRun, CodeSite } from '../code-run.ts';
import { folderOfPackage } from './installed-package.ts';

/**
 * An esbuild plugin that resolves the imports of some packages as for browsers. esbuild's option `platform` applies to
 * all packages.
 */
export function resolveAsInBrowser({ dir, rendering }: CodeRun): Plugin {
  const { inputs = {}, packages = new Set<string>() } = rendering ?? {};
  const isChosen = (name: string) => packages.has(packageOf(name, { dir }) ?? '');
  return {
    name: 'browser-packages',
    setup(build) {
      if (packages.size === 0) return;
      build.onResolve({ filter: /.*/ }, ({ path: specifier, importer, namespace, kind }) => {
        const own = path.relative(dir, importer).split(path.sep).join('/');
        const name = namespace === 'file' ? own : `${namespace}:${importer}`;
        const found = inputs[name]?.imports.find((each) => each.original === specifier && each.kind === kind);
        if (!found || found.external || !(isChosen(name) || isChosen(found.path))) return undefined;
        if (found.path.startsWith(disabled)) return { path: found.path, namespace: 'disabled' };
        return /^[a-z-]+:/.test(found.path) ? undefined : { path: path.resolve(dir, found.path) };
      });
      build.onLoad({ filter: /.*/, namespace: 'disabled' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

/** esbuild's prefix for a module that a package disables in browsers: `"browser": { "fs": false }`. */
const disabled = '(disabled):';

/** @returns the folder of the package that contains a module of esbuild's metafile */
export function packageOf(name: string, { dir }: Pick<CodeSite, 'dir'>): string | undefined {
  return folderOfPackage(path.resolve(dir, name.startsWith(disabled) ? name.slice(disabled.length) : name));
}

import type { OnResolveResult } from 'esbuild';
import { namespaces } from '../code-run.ts';

/**
 * Packages that join class names. Many sites import `clsx` without listing it as a dependency, because Docusaurus
 * installs it.
 */
const packages = new Set(['clsx', 'clsx/lite', 'classnames']);

/**
 * @returns a replacement for a package that is not installed; undefined if Lectern has no replacement
 */
export function classNamesFor(specifier: string): OnResolveResult | undefined {
  return packages.has(specifier)
    ? { path: specifier, namespace: namespaces.classNames, sideEffects: false }
    : undefined;
}

/**
 * Source of the module that replaces `clsx` and similar packages: `clsx('a', false, { b: true, c: 0 }, ['d'])` → `'a b
 * d'`.
 */
export const classNamesModule = `export function clsx(...given) {
  const names = [];
  for (const each of given) {
    if (typeof each === 'string' || typeof each === 'number') names.push(each || '');
    else if (Array.isArray(each)) names.push(clsx(...each));
    else if (each && typeof each === 'object') for (const name in each) if (each[name]) names.push(name);
  }
  return names.filter(Boolean).join(' ');
}
export default clsx;
`;

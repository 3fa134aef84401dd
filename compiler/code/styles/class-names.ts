import type { OnResolveResult } from 'esbuild';
import { namespaces } from '../code-run.ts';

/** Packages that join class names. Docusaurus includes `clsx`, so many sites do not list it. */
const packages = new Set(['clsx', 'clsx/lite', 'classnames']);

/** @returns the replacement for such a package if it is not installed */
export function classNamesFor(specifier: string): OnResolveResult | undefined {
  return packages.has(specifier)
    ? { path: specifier, namespace: namespaces.classNames, sideEffects: false }
    : undefined;
}

/** `names('a', false, { b: true, c: 0 }, ['d'])` → `'a b d'` */
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

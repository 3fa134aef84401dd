import { createRequire } from 'node:module';
import { packageName } from '../settings/package-versions.ts';

const { cache } = createRequire(import.meta.url);

/**
 * Finds the package that exports a function. It searches Node's CommonJS module cache, which includes modules loaded
 * by jiti.
 *
 * @returns the package name: `remark-kit` for a default export, `remark-kit: links` for a named export. Undefined if
 * no package exports the function
 */
export function exportedBy(called: unknown): string | undefined {
  if (typeof called !== 'function') return undefined;
  for (const [file, module] of Object.entries(cache)) {
    const [, inPackage] = /^.*[\\/]node_modules[\\/](.+)$/.exec(file) ?? [];
    if (inPackage === undefined || !module) continue;
    const name = nameOfExport(called, module.exports);
    if (name === undefined) continue;
    const owner = packageName(inPackage.replaceAll('\\', '/'));
    return name === 'default' ? owner : `${owner}: ${name}`;
  }
  return undefined;
}

function nameOfExport(called: unknown, exported: unknown): string | undefined {
  if (exported === called) return 'default';
  if (typeof exported !== 'object' || exported === null) return undefined;
  return Object.entries(Object.getOwnPropertyDescriptors(exported)).find(
    ([, { value, get }]) => value === called || (isModule(exported) && valueOf(get) === called),
  )?.[0];
}

/** Whether getters of an object only read a binding of an ES module, so that calling them has no effect. */
function isModule(exported: object): boolean {
  return '__esModule' in exported;
}

function valueOf(get: (() => unknown) | undefined): unknown {
  try {
    return get?.();
  } catch {
    // The module threw before it initialised this export, so the getter throws.
    return undefined;
  }
}

import { createRequire, Module } from 'node:module';

/**
 * Makes `require` return replacements for packages, also in files that Node loads without jiti. Replacements stay
 * until the process ends, because a config function may call `require` later.
 *
 * @param file absolute path from which the packages are resolved
 * @param modules package name → replacement. Packages that are not installed are ignored
 */
export function standInFor(file: string, modules: Readonly<Record<string, object>>): void {
  const { cache, resolve } = createRequire(file);
  for (const [name, exports] of Object.entries(modules)) {
    const found = resolved(resolve, name);
    if (found !== undefined) cache[found] = Object.assign(new Module(found), { exports, loaded: true });
  }
}

function resolved(resolve: NodeJS.RequireResolve, name: string): string | undefined {
  try {
    return resolve(name);
  } catch {
    return undefined;
  }
}

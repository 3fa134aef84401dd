import { createRequire, Module } from 'node:module';

/**
 * Makes `require` return other modules instead of packages, also in files that Node itself loads. It lasts from now on,
 * because a config may be a function that requires them when it is called.
 *
 * @param file an absolute path; the packages are resolved from it
 * @param modules the replacements, by package name; packages that are not installed are ignored
 */
export function standInFor(file: string, modules: Record<string, object>): void {
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

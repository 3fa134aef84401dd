import { createRequire, Module } from 'node:module';

/**
 * Has `require` give other modules in the place of packages, also in files that Node itself loads, from now on: a config
 * may be a function that asks for them when it is called.
 *
 * @param file whose packages are meant, absolute
 * @param modules what is given, by the names of the packages; those that are not installed are passed by
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

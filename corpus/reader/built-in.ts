import type * as files from 'node:fs/promises';
import type * as url from 'node:url';

/** The built-in modules of Node.js, Deno and Bun that a reader of folders needs. */
interface BuiltIns {
  'fs/promises': typeof files;
  url: typeof url;
}

/** Loads a built-in module when it is needed. The name is put together, so that bundlers for browsers leave it alone. */
export function builtIn<Name extends keyof BuiltIns>(name: Name): Promise<BuiltIns[Name]> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ `node:${name}`) as Promise<BuiltIns[Name]>;
}

import { CorpusError } from './corpus-error.ts';
import type * as files from 'node:fs/promises';
import type * as url from 'node:url';

/**
 * Returns the URL of the folder `corpus/`, with a slash at its end.
 *
 *     https://example.org/site    → https://example.org/site/corpus/
 *     dist, in Node.js            → file:///…/dist/corpus/
 *     /site/corpus, in a browser  → https://example.org/site/corpus/
 *
 * @param address the compiled site, or its folder `corpus`: a URL, or in Node.js, Deno and Bun also a path. In
 * browsers, a URL can be relative to the page or the worker
 */
export async function corpusUrl(address: string | URL): Promise<URL> {
  const url = new URL(await absolute(address));
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.pathname.endsWith('/corpus/') ? url : new URL('corpus/', url);
}

async function absolute(address: string | URL): Promise<string | URL> {
  // The scheme must have at least two letters, because `C:` is a drive of Windows.
  if (typeof address !== 'string' || /^[a-z][a-z\d+.-]+:/i.test(address)) return address;
  const { process, document, location } = globalThis as Partial<typeof globalThis>;
  if (process?.versions?.node) return (await builtIn('url')).pathToFileURL(address);
  const base = document?.baseURI ?? location?.href;
  if (base !== undefined) return new URL(address, base);
  throw new CorpusError(
    'unreachable',
    address,
    `"${address}" is relative, but there is no base URL. Pass an absolute URL.`,
  );
}

/** The built-in modules of Node.js, Deno and Bun that are required to read folders. */
interface BuiltIns {
  'fs/promises': typeof files;
  url: typeof url;
}

/**
 * Loads a built-in module. Its name is computed, so that bundlers for browsers do not find the import. Some tools run
 * code without support for `import()`. In these tools, `process.getBuiltinModule` returns the module (Node.js 20.16 and
 * later).
 */
export async function builtIn<Name extends keyof BuiltIns>(name: Name): Promise<BuiltIns[Name]> {
  const { process } = globalThis as Partial<typeof globalThis>;
  return (process?.getBuiltinModule?.(`node:${name}`) ??
    import(/* @vite-ignore */ /* webpackIgnore: true */ `node:${name}`)) as Promise<BuiltIns[Name]>;
}

import type { Extension, ExtensionUse } from '../../compiler/index.ts';
import { Options } from './options.ts';
import { MissingPackage } from './stores/load-package.ts';
import { openStore } from './stores/open-store.ts';
import { remoteCache as openCache } from './remote-cache.ts';

/** Minimum length of the key, in characters. A shorter key would be too easy to guess. */
const leastLength = 16;
const keyName = 'LECTERN_CACHE_KEY';

/** The extension: shares the compiler's cache with other machines. */
const extension: Extension<Options> = {
  name: 'remote-cache',
  options: Options as Extension<Options>['options'],
  inDevelopment: false,
  async cache(context) {
    const { options, site, build, report } = context;
    const key = process.env[keyName] ?? '';
    if (options.url === undefined) return undefined;
    if (key.length < leastLength) {
      const found = key === '' ? 'is not set' : `has fewer than ${leastLength} characters`;
      report(`the environment variable ${keyName} ${found}`, 'create a key with "openssl rand -hex 32"');
      return undefined;
    }
    try {
      const store = await openStore(new URL(options.url), context);
      const isWritable = options.mode === 'read-write';
      return openCache({ store, key, scope: [build, site.url, site.baseUrl], isWritable, report });
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      report(error.message, error.hint);
      return undefined;
    }
  },
};

/**
 * Shares the cache of documents with other machines.
 *
 * @example
 *   import { remoteCache } from 'lectern/remote-cache';
 *
 *   export default defineConfig({
 *     extensions: [remoteCache({ url: 'https://cache.example.com', mode: 'read-write' })],
 *   });
 */
export function remoteCache(options: Options = {}): ExtensionUse {
  const use = {
    extension: extension as unknown as ExtensionUse['extension'],
    options,
    // Omits the options from the JSON that identifies the extension. They don't change the output, and may differ
    // between machines.
    toJSON: () => ({ name: extension.name }),
  };
  return use;
}

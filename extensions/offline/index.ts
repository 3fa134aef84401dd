import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import type { Extension } from '../../compiler/index.ts';
import { pwaHead } from './head.ts';
import { checkFiles, rules } from './check-files.ts';
import { OfflineOptions } from './options.ts';
import { webManifest, webManifestPath } from './web-manifest.ts';

/** Output path of the service worker. The worker controls all pages in and below its folder. */
const workerPath = 'sw.js';

/** Reads a script for browsers that the package's build has bundled. */
const scriptOf = (name: 'client' | 'worker') => readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8').trim();
const client = scriptOf('client');
const clientPath = `assets/offline-${createHash('sha256').update(client).digest('hex').slice(0, 8).toUpperCase()}.js`;

/** Stores a site in the browser, for offline reading. */
export const offline: Extension<OfflineOptions, z.input<typeof OfflineOptions>> = {
  name: 'offline',
  options: OfflineOptions,
  inDevelopment: false,
  rules,
  check: { site: checkFiles },
  paths: ({ manifest }) => (manifest ? [workerPath, webManifestPath] : [workerPath]),
  head(context) {
    const { options, site } = context;
    const attributes = {
      src: site.baseUrl + clientPath,
      async: '',
      fetchpriority: 'low',
      'data-base': site.baseUrl,
      'data-strategies': options.offlineModeActivationStrategies.join(' '),
      ...(options.debug && { 'data-debug': '' }),
    };
    return [...pwaHead(context), { tag: 'script', attributes }];
  },
  features: ({ options: { offlineModeActivationStrategies, debug } }) => ({
    pwa: { strategies: offlineModeActivationStrategies, debug },
  }),
  files(_corpus, emit, context) {
    emit(clientPath, client);
    const manifest = webManifest(context);
    if (manifest !== undefined) emit(webManifestPath, manifest);
    // Browsers install the new worker, because the stamp makes its bytes differ from the old worker.
    emit(workerPath, ({ stamp }) => `self.LECTERN_STAMP=${JSON.stringify(stamp)};\n${scriptOf('worker')}\n`);
  },
};

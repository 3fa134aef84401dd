import type { Artifact } from '../output.ts';
import type { EmitInput } from '../emit-input.ts';

/** Output path of the service worker. The worker controls all pages in and below its folder. */
export const workerPath = 'sw.js';

/**
 * Generates the service worker. If the config enables offline reading, the worker caches the site. Otherwise
 * it unregisters a worker from an earlier output. A static file can replace it.
 *
 * @param stamp a hash of all output files. If it changes, browsers install the new worker
 */
export function workerFile(
  { site: { config }, staticFiles, viewer }: EmitInput,
  stamp: string,
): (Artifact & { text: string })[] {
  if (staticFiles.has(workerPath)) return [];
  const text = config.pwa
    ? `self.LECTERN_STAMP=${JSON.stringify(stamp)};\n${viewer.worker}\n`
    : `${viewer.releaseWorker}\n`;
  return [{ path: workerPath, text }];
}

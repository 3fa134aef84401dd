import type { Artifact } from '../output.ts';
import type { EmitInput } from '../emit-input.ts';

/** The path of the service worker, relative to the output folder. It determines the scope of the worker. */
export const workerPath = 'sw.js';

/**
 * Generates the service worker. If the config enables offline reading, the worker caches the site. Otherwise it removes
 * a worker that an earlier output registered. A static file can replace it.
 *
 * @param stamp changes with every file of the output, so that browsers install the worker of each output
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

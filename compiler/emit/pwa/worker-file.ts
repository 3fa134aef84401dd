import type { Artifact } from '../output.ts';
import type { EmitInput } from '../emit-input.ts';

/** Where the service worker lies, relative to the output folder: its place decides which pages it serves. */
export const workerPath = 'sw.js';

/**
 * The service worker: one that keeps the site for reading offline when the config enables that, else one that frees
 * the readers whom an earlier output of this address gave one. A site may have a worker of its own in its place.
 *
 * @param stamp changes whenever a file of the output does, so that browsers take each output for a new worker
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildViewer } from '../../../scripts/build-viewer.ts';
import { buildViewerPackage } from '../../../scripts/build-viewer-package.ts';

/** The folder of the package. */
export const packageDir = fileURLToPath(new URL('../..', import.meta.url));
/** A corpus of five files, written by hand. */
export const handbook = fileURLToPath(new URL('handbook', import.meta.url));

/** Builds the package of the present sources, unless `npm test` has done so. */
export async function buildPackage(): Promise<void> {
  if (process.env.LECTERN_BUILT) return;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-viewer-'));
  await buildViewer(folder, { minify: true });
  await buildViewerPackage(join(packageDir, 'build'), folder, []);
  await rm(folder, { recursive: true });
}

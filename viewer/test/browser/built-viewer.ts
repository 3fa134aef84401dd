import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildViewer } from '../../../scripts/build-viewer.ts';
import type { ViewerManifest } from '../../html/viewer-manifest.ts';

export interface BuiltViewer {
  folder: string;
  viewer: ViewerManifest;
  remove(): Promise<void>;
}

/** Builds the viewer, unless `npm test` has already built it and set `LECTERN_BUILT`. */
export async function builtViewer(): Promise<BuiltViewer> {
  if (process.env.LECTERN_BUILT) {
    const folder = fileURLToPath(new URL('../../../build/viewer', import.meta.url));
    const viewer = JSON.parse(await readFile(join(folder, 'viewer.json'), 'utf8')) as ViewerManifest;
    return { folder, viewer, remove: async () => undefined };
  }
  const folder = await mkdtemp(join(tmpdir(), 'lectern-viewer-'));
  return { folder, viewer: await buildViewer(folder, { minify: true }), remove: () => rm(folder, { recursive: true }) };
}

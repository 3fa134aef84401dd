import path from 'node:path';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';
import type { Files } from './files.ts';
import { EnvironmentError } from './environment-error.ts';
import { packageFolder } from './package-folder.ts';

/** The folder of the built viewer. */
export function viewerFolder(): string {
  return path.join(packageFolder(), 'build', 'viewer');
}

/** @throws EnvironmentError when the viewer wasn't built */
export async function readViewer(files: Files): Promise<ViewerManifest> {
  try {
    return JSON.parse(
      Buffer.from((await files.read(path.join(viewerFolder(), 'viewer.json'))) ?? '').toString(),
    ) as ViewerManifest;
  } catch (error) {
    throw new EnvironmentError("the viewer isn't built", 'run "npm run build" in the folder of Lectern', error);
  }
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViewerFiles } from '../emit/emission.ts';
import { EnvironmentError } from './environment-error.ts';

/** The folder of the built viewer: `build/viewer` of the package, wherever this module was bundled to. */
export function viewerFolder(): string {
  let dir = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(dir, 'bin', 'lectern.js'))) {
    const parent = path.dirname(dir);
    if (parent === dir) throw new EnvironmentError("Lectern's own package can't be found", 'install it again');
    dir = parent;
  }
  return path.join(dir, 'build', 'viewer');
}

/** @throws EnvironmentError when the viewer wasn't built */
export async function readViewer(): Promise<ViewerFiles> {
  try {
    return JSON.parse(await readFile(path.join(viewerFolder(), 'viewer.json'), 'utf8')) as ViewerFiles;
  } catch (error) {
    throw new EnvironmentError("the viewer isn't built", 'run "npm run build" in the folder of Lectern', error);
  }
}

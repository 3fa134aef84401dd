import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from './environment-error.ts';

let found: string | undefined;

/** @returns the folder of Lectern's own package, wherever this module was bundled to; absolute */
export function packageFolder(): string {
  return (found ??= findPackage());
}

function findPackage(): string {
  let dir = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(dir, 'bin', 'lectern.js'))) {
    const parent = path.dirname(dir);
    if (parent === dir) throw new EnvironmentError("Lectern's own package can't be found", 'install it again');
    dir = parent;
  }
  return dir;
}

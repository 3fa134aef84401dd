import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from './environment-error.ts';
import { foldersUp } from './inside.ts';

let found: string | undefined;

/** @returns the absolute path of Lectern's own package, whether it runs from source or from a bundle */
export function packageFolder(): string {
  return (found ??= findPackage());
}

function findPackage(): string {
  const above = foldersUp(path.dirname(fileURLToPath(import.meta.url)));
  const own = above.find((dir) => existsSync(path.join(dir, 'bin', 'lectern.js')));
  if (own === undefined) throw new EnvironmentError("Lectern's own package can't be found", 'install Lectern again');
  return own;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns the published files, sorted */
export function filesOf(dir: string): string[] {
  const files = readdirSync(path.join(dir, 'dist'), { recursive: true, encoding: 'utf8', withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.relative(path.join(dir, 'dist'), path.join(file.parentPath, file.name)))
    .sort();
}

/** @returns the published files that contain a string, without hashes in their names */
export function filesWith(text: string, dir: string): string[] {
  return filesOf(dir)
    .filter((file) => readFileSync(path.join(dir, 'dist', file), 'utf8').includes(text))
    .map((file) => file.replace(/-[a-z\d]{8}\./i, '.'));
}

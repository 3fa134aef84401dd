import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type sharp from 'sharp';
import type { Files } from '../fs/files.ts';

export type Sharp = typeof sharp;

/**
 * Loads sharp, which reads and writes images. The package is large and specific to a platform, so only sites
 * that need it install it.
 *
 * @returns undefined if it is not installed
 */
export async function loadSharp(siteDir: string, files: Pick<Files, 'stat'>): Promise<Sharp | undefined> {
  return (await loadPackage('sharp', siteDir, files)) as Sharp | undefined;
}

/**
 * Loads an optional package.
 *
 * @param files file access; it records the search in the site's `node_modules` as a dependency
 * @returns the package's default export. The package is searched in the site's `node_modules`, then next to Lectern's
 * installation. Undefined if it is not installed
 */
export async function loadPackage(name: string, siteDir: string, files: Pick<Files, 'stat'>): Promise<unknown> {
  await files.stat(path.join(siteDir, 'node_modules', name, 'package.json'));
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return (await importDefault(() => pathToFileURL(resolve(name)).href)) ?? importDefault(() => name);
}

async function importDefault(find: () => string): Promise<unknown> {
  try {
    return ((await import(find())) as { default: unknown }).default;
  } catch {
    return undefined;
  }
}

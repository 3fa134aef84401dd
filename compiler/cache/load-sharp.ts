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
 * @param files registers the lookup in the site as a dependency
 * @returns sharp from the site's packages, or else from a package next to Lectern; undefined if neither is
 * installed
 */
export async function loadSharp(siteDir: string, files: Pick<Files, 'stat'>): Promise<Sharp | undefined> {
  await files.stat(path.join(siteDir, 'node_modules', 'sharp', 'package.json'));
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return (await importSharp(() => pathToFileURL(resolve('sharp')).href)) ?? importSharp(() => 'sharp');
}

async function importSharp(find: () => string): Promise<Sharp | undefined> {
  try {
    return ((await import(find())) as { default: Sharp }).default;
  } catch {
    return undefined;
  }
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type sharp from 'sharp';
import type { Files } from '../fs/files.ts';

export type Sharp = typeof sharp;

/**
 * Loads sharp, which reads and writes images. The package is large and specific to a platform, so sites install it only
 * if needed.
 *
 * @param files records the lookup in the site, because pages depend on its result
 * @returns the site's own sharp, else the one next to Lectern, else undefined
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

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type sharp from 'sharp';
import type { Files } from '../fs/files.ts';

export type Sharp = typeof sharp;

/**
 * Finds what reads and writes pictures. It is large and made for one kind of machine, so that a site installs it only
 * when it wants it.
 *
 * @param files are asked whether the site has it: pages depend on that
 * @returns the site's own, else one beside Lectern, else nothing
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

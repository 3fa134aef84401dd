import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a hook for `node --import` as plain JavaScript, which loads faster than TypeScript.
 *
 * @param name of a file in `scripts/resilience/calls`, without its ending
 * @param folder receives the bundle, absolute
 * @returns its URL
 */
export async function bundleHook(name: string, folder: string): Promise<string> {
  const outfile = path.join(folder, `${name}.mjs`);
  const entry = path.join(import.meta.dirname, `../calls/${name}.ts`);
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' });
  return pathToFileURL(outfile).href;
}

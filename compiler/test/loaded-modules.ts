import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';

const lectern = fileURLToPath(new URL('../../bin/lectern.js', import.meta.url));

/**
 * Runs the built command line.
 *
 * @param folder an empty folder, or one that does not exist
 * @returns the modules of extensions that the command loads in any thread or process: `extensions/debug/index.js`
 */
export function loadedModules(folder: string, ...args: string[]): string[] {
  const { stderr } = spawnSync(process.execPath, [lectern, ...args], {
    env: { ...process.env, NODE_V8_COVERAGE: folder },
    encoding: 'utf8',
  });
  const scripts = readdirSync(folder).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  assert.ok(
    scripts.some((url) => url.includes('/build/compiler/')),
    stderr,
  );
  return [...new Set(scripts.flatMap((url) => /\/build\/(extensions\/.*)/.exec(url)?.[1] ?? []))].sort();
}

/** Like `loadedModules`, without the chunks that extensions share. */
export function loadedEntries(folder: string, ...args: string[]): string[] {
  return loadedModules(folder, ...args).filter((file) => !file.startsWith('extensions/chunk-'));
}

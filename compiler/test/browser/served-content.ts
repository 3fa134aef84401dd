import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { madeOnce } from '../../../scripts/testing/made-once.ts';
import { disk } from '../../fs/disk.ts';
import { serve, type RunningServer } from '../../serve/server.ts';
import { tempFolder } from '../temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Maximum time to wait for a compile in another process, in milliseconds. */
const longest = 300_000;

/** Lectern's own site, compiled and served. */
export interface ServedContent extends RunningServer {
  /** The output folder. Don't write to it: other tests serve it as well. */
  dir: string;
}

/** Compiles Lectern's own site if necessary, and serves it. */
export async function serveContent(): Promise<ServedContent> {
  const dir = await compiledContent();
  return { ...(await serve(disk, { dir, port: 0 })), dir };
}

/**
 * Compiles Lectern's own site with the command line, once per process. If `run-all-tests.ts` has set a shared folder,
 * all processes share one compile.
 *
 * @returns the output folder. Don't write to it
 */
export const compiledContent = madeOnce(async () => {
  const shared = process.env.LECTERN_TEST_SITE;
  return shared === undefined ? compileInto(ownFolder()) : compileForAll(shared);
});

/**
 * Compiles into a folder that several test processes share. If another process already compiles into it,
 * waits until that process has finished.
 */
async function compileForAll(dir: string): Promise<string> {
  const [lock, done] = [`${dir}.lock`, `${dir}.done`];
  for (const end = Date.now() + longest; Date.now() < end; await sleep(100)) {
    if (existsSync(done)) return dir;
    if (!isCreated(lock)) continue;
    try {
      await compileInto(dir);
      writeFileSync(done, '');
    } finally {
      rmdirSync(lock);
    }
  }
  throw new Error(`Another test process has compiled for ${longest / 60_000} minutes.`);
}

/** Creates a folder. @returns false if it already existed */
function isCreated(dir: string): boolean {
  try {
    mkdirSync(dir);
    return true;
  } catch {
    return false;
  }
}

function ownFolder(): string {
  const { dir } = tempFolder();
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function compileInto(dir: string): Promise<string> {
  const run = spawn(
    process.execPath,
    [path.join(root, 'bin/lectern.js'), 'compile', path.join(root, 'content'), '--out-dir', dir],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let stderr = '';
  run.stderr.on('data', (chunk) => (stderr += chunk));
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(stderr);
  return dir;
}

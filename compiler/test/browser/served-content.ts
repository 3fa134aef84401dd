import { spawn } from 'node:child_process';
import path from 'node:path';
import { disk } from '../../host/disk.ts';
import { serve, type RunningServer } from '../../host/server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Lectern's own site, compiled and served. */
export interface ServedContent extends RunningServer {
  /** The output folder; for reading only, as other tests serve it, too. */
  dir: string;
}

/**
 * Compiles Lectern's own site by the command line and serves it. The folder is the same for all tests, so that only the
 * first of them has much to write.
 */
export async function serveContent(): Promise<ServedContent> {
  const dir = path.join(root, 'build/site');
  for (let ending = await compileInto(dir); ending.code !== 0; ending = await compileInto(dir)) {
    // Another test process is at it.
    if (!ending.stderr.includes('is being written by')) throw new Error(ending.stderr);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { ...(await serve(disk, { dir, port: 0 })), dir };
}

function compileInto(dir: string): Promise<{ code: number | null; stderr: string }> {
  const run = spawn(process.execPath, [path.join(root, 'bin/lectern.js'), 'compile', path.join(root, 'content'), '--out-dir', dir], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  run.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => run.on('close', (code) => resolve({ code, stderr })));
}

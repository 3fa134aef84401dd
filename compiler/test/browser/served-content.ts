import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { disk } from '../../fs/disk.ts';
import { serve, type RunningServer } from '../../serve/server.ts';
import { tempFolder } from '../temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Lectern's own site, compiled and served. */
export interface ServedContent extends RunningServer {
  /** The output folder; for reading only, as other tests serve it, too. */
  dir: string;
}

let compiled: Promise<string> | undefined;

/** Serves Lectern's own site. */
export async function serveContent(): Promise<ServedContent> {
  const dir = await compiledContent();
  return { ...(await serve(disk, { dir, port: 0 })), dir };
}

/**
 * Has the command line compile Lectern's own site: once for a process, and where `run-all-tests.ts` names a folder for
 * all processes, only the first of them has much to write.
 *
 * @returns the output folder, for reading only
 */
export function compiledContent(): Promise<string> {
  compiled ??= compileContent();
  return compiled;
}

async function compileContent(): Promise<string> {
  const dir = process.env.LECTERN_TEST_SITE ?? ownFolder();
  for (let ending = await compileInto(dir); ending.code !== 0; ending = await compileInto(dir)) {
    // Another test process is at it.
    if (!ending.stderr.includes('is being written by')) throw new Error(ending.stderr);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return dir;
}

function ownFolder(): string {
  const { dir } = tempFolder();
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function compileInto(dir: string): Promise<{ code: number | null; stderr: string }> {
  const run = spawn(
    process.execPath,
    [path.join(root, 'bin/lectern.js'), 'compile', path.join(root, 'content'), '--out-dir', dir],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let stderr = '';
  run.stderr.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => run.on('close', (code) => resolve({ code, stderr })));
}

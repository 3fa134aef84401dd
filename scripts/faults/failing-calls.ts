import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** How a call of the file system fails: with a code of the system, or as if the process had been killed within it. */
export type Fault = 'ENOSPC' | 'EIO' | 'EACCES' | 'killed';
export const faults: readonly Fault[] = ['ENOSPC', 'EIO', 'EACCES', 'killed'];

type Call = (...args: unknown[]) => unknown;
const calls = [
  'accessSync',
  'appendFileSync',
  'closeSync',
  'fstatSync',
  'copyFileSync',
  'linkSync',
  'lstatSync',
  'mkdirSync',
  'openSync',
  'readFileSync',
  'readSync',
  'readdirSync',
  'readlinkSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'statSync',
  'symlinkSync',
  'writeFileSync',
] as const;

/**
 * Runs something while the file system fails at one call about a folder, counted from 1. What a call writes is torn
 * then: half of it is there. After `killed` nothing reaches the disk any more, as of a process that is gone.
 *
 * @param folder absolute; calls about anything else are left alone
 * @returns what came of it, and how many calls there were
 */
export async function withFault<Result>(
  folder: string,
  at: number,
  fault: Fault,
  action: () => Promise<Result>,
): Promise<{ outcome: { result: Result } | { error: unknown }; calls: number }> {
  const module = fs as unknown as Record<string, Call>;
  const real = new Map(calls.map((name) => [name, module[name]!]));
  const open = new Set<unknown>();
  let count = 0;

  const isAbout = (target: unknown) =>
    open.has(target) || (typeof target === 'string' && (target === folder || target.startsWith(folder + path.sep)));
  const failing =
    (name: (typeof calls)[number], call: Call): Call =>
    (...args) => {
      if (!isAbout(args[0]) && !(name === 'symlinkSync' && isAbout(args[1]))) return call(...args);
      count += 1;
      if (count === at || (count > at && fault === 'killed')) {
        if (count === at) tear(name, call, args);
        // What is closed is closed, whatever is said of it.
        if (name === 'closeSync') call(...args);
        throw Object.assign(new Error(`${fault}: made to fail, ${name} '${String(args[0])}'`), { code: codeOf(fault) });
      }
      const result = call(...args);
      if (name === 'openSync') open.add(result);
      if (name === 'closeSync') open.delete(args[0]);
      return result;
    };

  for (const [name, call] of real) module[name] = Object.assign(failing(name, call), call);
  syncBuiltinESMExports();
  try {
    const outcome = await action().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    return { outcome, calls: count };
  } finally {
    for (const [name, call] of real) module[name] = call;
    syncBuiltinESMExports();
  }
}

function codeOf(fault: Fault): string {
  return fault === 'killed' ? 'EKILLED' : fault;
}

function tear(name: string, call: Call, [target, bytes]: unknown[]): void {
  if (name !== 'writeFileSync' && name !== 'appendFileSync') return;
  try {
    const whole = Buffer.from(bytes as Uint8Array);
    call(target, whole.subarray(0, whole.length >> 1));
  } catch {
    // Its folder may not be there yet.
  }
}

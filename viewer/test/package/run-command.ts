import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { packageDir } from './built-package.ts';

/** Runs the command of the package. */
export function runCommand(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((ended) => {
    execFile(process.execPath, [join(packageDir, 'build/cli/main.js'), ...args], (error, out, err) =>
      ended({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

import { inspect } from 'node:util';
import pc from 'picocolors';
import { ConfigError } from '../config/problem.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import { visible } from '../diagnostics/visible.ts';
import { EnvironmentError, environmentError } from '../fs/environment-error.ts';
import { failureFile } from './failure-file.ts';

const plain = pc.createColors(false);

/** @returns the process's exit code for what ended a run */
export function exitCode(error: unknown): number {
  if (error instanceof ConfigError) return 2;
  return faultOfMachine(error) ? 3 : 70;
}

/** What a machine runs out of, where something needs more: as a module is loaded, or a line is printed. */
const exhausted = new Set(['EMFILE', 'ENFILE', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOMEM', 'ENXIO']);

function faultOfMachine(error: unknown): EnvironmentError | undefined {
  if (error instanceof EnvironmentError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (!exhausted.has(code)) return undefined;
  const doing = path === undefined ? (syscall ?? 'go on') : `${syscall ?? 'use'} "${path}"`;
  return environmentError(error, doing) as EnvironmentError;
}

/** @returns what to tell the user; a fault of ours asks to be reported, and is written down for that */
export function explain(error: unknown): string {
  return visible(explanationOf(error));
}

function explanationOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return error.diagnostics
      .map((diagnostic, index) => {
        const problem = error.problems[index]!;
        const { path, text } = error.fileOf(problem);
        if (diagnostic.place.line !== undefined) return `${formatDiagnostic(diagnostic, text, plain)}\n`;
        const { key, message } = problem;
        return `${[...new Set([path, key])].filter(Boolean).join(': ')}: ${message}\n  hint: ${diagnostic.hint}\n`;
      })
      .join('');
  }
  const fault = faultOfMachine(error);
  if (fault) return `${fault.message}\n${fault.hint === undefined ? '' : `  hint: ${fault.hint}\n`}`;
  const trace = inspect(error);
  const file = failureFile(trace);
  const start = "Lectern itself has failed, which is never the content's fault.";
  return file === undefined
    ? `${start} Please report this with the lines below.\n\n${trace}\n`
    : `${start}\n  ${String(error)}\n  hint: please report this, with the file "${file}"; it names folders of this machine\n`;
}

const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Waits until somebody ends the program: with Ctrl+C, or by the system. A second request ends it without waiting.
 *
 * @returns the exit code that says so
 */
export function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(signals)) process.once(signal, () => resolve(code));
  });
}

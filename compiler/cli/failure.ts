import { inspect } from 'node:util';
import pc from 'picocolors';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { ContentError } from '../diagnostics/errors/content-error.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import { visible } from '../diagnostics/visible.ts';
import { EnvironmentError, environmentError, isMachineError } from '../fs/environment-error.ts';
import { UnsafePathError } from '../fs/unsafe-path-error.ts';
import { failureFile } from './failure-file.ts';

const plain = pc.createColors(false);

/** @returns the exit code for an error that ended a command */
export function exitCode(error: unknown): number {
  if (error instanceof ConfigError) return 2;
  if (error instanceof ContentError) return 1;
  return machineErrorOf(error) ? 3 : 70;
}

function machineErrorOf(error: unknown): EnvironmentError | undefined {
  if (error instanceof EnvironmentError) return error;
  if (!isMachineError(error)) return undefined;
  const { syscall, path } = error as NodeJS.ErrnoException;
  const doing = path === undefined ? (syscall ?? 'go on') : `${syscall ?? 'use'} "${path}"`;
  return environmentError(error, doing) as EnvironmentError;
}

/** @returns the message for the user. For an internal error, the details are also written to a file */
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
  if (error instanceof ContentError) return contentErrors(error);
  if (error instanceof UnsafePathError) return `${formatDiagnostic(error.diagnostics[0], undefined, plain)}\n`;
  const issue = machineErrorOf(error);
  if (issue) return `${issue.message}\n${issue.hint === undefined ? '' : `  hint: ${issue.hint}\n`}`;
  const trace = inspect(error);
  const file = failureFile(trace);
  const explanation = 'Lectern failed because of an internal error, not because of the content.';
  return file === undefined
    ? `${explanation} Please report this as a bug, with the lines below.\n\n${trace}\n`
    : `${explanation}\n  ${String(error)}\n  hint: report this as a bug, with the file "${file}"; it contains paths of this machine\n`;
}

/**
 * Formats the errors of a run that failed. For an internal error, the message contains the path of the file with the
 * details.
 */
function contentErrors({ diagnostics, cause }: ContentError): string {
  const errors = diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic, undefined, plain)}\n`).join('');
  const file = failureFile(inspect(cause));
  return file === undefined ? errors : `${errors}  report this as a bug, with the file "${file}"\n`;
}

const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Waits for a signal that ends the program, such as Ctrl+C. A second signal ends it immediately.
 *
 * @returns the exit code for the signal
 */
export function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(signals)) process.once(signal, () => resolve(code));
  });
}

import { ConfigError } from '../config/problem.ts';
import { visible } from '../diagnostics/visible.ts';
import { EnvironmentError } from '../fs/environment-error.ts';

/** @returns the process's exit code for what ended a run */
export function exitCode(error: unknown): number {
  if (error instanceof ConfigError) return 2;
  return error instanceof EnvironmentError ? 3 : 70;
}

/** @returns what to tell the user; a stack trace only for a fault of ours, which asks to be reported */
export function explain(error: unknown): string {
  return visible(explanationOf(error));
}

function explanationOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return error.problems
      .map(
        ({ key, message, hint }) =>
          `${error.file === key ? '' : `${error.file}: `}${key}: ${message}\n${hint === undefined ? '' : `  hint: ${hint}\n`}`,
      )
      .join('');
  }
  if (error instanceof EnvironmentError)
    return `${error.message}\n${error.hint === undefined ? '' : `  hint: ${error.hint}\n`}`;
  const trace = error instanceof Error ? error.stack : String(error);
  return `Lectern itself has failed, which is never the content's fault. Please report this with the lines below.\n\n${trace}\n`;
}

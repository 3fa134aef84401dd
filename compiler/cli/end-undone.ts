import { runningConfigCode } from '../diagnostics/config-code.ts';
import { exitCode, explain } from './failure.ts';
import { note } from './output.ts';
import { whoEnds } from './ending-code.ts';

let isExplained = false;

/** Ends the process without a further message. Call this function after printing the reason. */
export function endExplained(code: number): never {
  isExplained = true;
  process.exit(code);
}

/**
 * Ends a command when Node.js has no pending work, although the command awaits a promise. The promise can then never
 * settle.
 *
 * @param located adds the location of the running code to an error
 */
export function endUndone(located: (error: unknown) => unknown): never {
  const name = runningConfigCode();
  if (name !== undefined) {
    note(
      `${name}: the code waits for a promise that never settles\n  hint: find the promise, and resolve or reject it`,
    );
    endExplained(2);
  }
  const error = located(new Error('the code waits for a promise that never settles'));
  process.stderr.write(explain(error));
  endExplained(exitCode(error));
}

/** Exit codes of a process that the user or the system has interrupted. */
const interrupted = [130, 143];

/** Prints an error if code of the site ends the process before the command has finished, with any exit code. */
export function endEarly(code: number): void {
  if (isExplained || interrupted.includes(code)) return;
  const who = whoEnds();
  if (code !== 0 && who === undefined) return;
  noteEarlyEnd(who ?? 'the code of the site', 'process.exit');
  process.exitCode = 2;
}

/**
 * Prints that code of the site has ended the process.
 *
 * @param who the code that ended the process, as the start of the printed sentence
 * @param call the function that ended the process, such as `process.kill`
 */
export function noteEarlyEnd(who: string, call: string): void {
  note(`${who} ended the process before the command was finished\n  hint: remove the call of ${call}`);
}

import { runningConfigCode } from '../diagnostics/config-code.ts';
import { explain } from './failure.ts';
import { note } from './output.ts';
import { whoEnds } from './who-ends.ts';

let isExplained = false;

/** Ends the process where it has been told why. */
export function endExplained(code: number): never {
  isExplained = true;
  process.exit(code);
}

/** Answers for a command that waits for something while nothing is left that could bring it. */
export function endUndone(): never {
  const name = runningConfigCode();
  if (name === undefined) process.stderr.write(explain(new Error('it waits for something that never comes')));
  else note(`${name}: it waits for something that never comes\n  hint: look for a promise in it that nothing settles`);
  endExplained(name === undefined ? 70 : 2);
}

/** Those of whoever ends the program by the system, or with Ctrl+C. */
const interrupted = [130, 143];

/** Answers for code of the site that ends the process before the command has done its work, as if all were well or not. */
export function endEarly(code: number): void {
  if (isExplained || interrupted.includes(code)) return;
  const who = whoEnds();
  if (code !== 0 && who === undefined) return;
  noteEarlyEnd(who ?? 'code of the site: it', 'process.exit');
  process.exitCode = 2;
}

/**
 * @param who the subject of the sentence
 * @param call what ends the process
 */
export function noteEarlyEnd(who: string, call: string): void {
  note(`${who} has ended the process before the work was done\n  hint: take the call of ${call} out of it`);
}

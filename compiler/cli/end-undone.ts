import { runningConfigCode } from '../diagnostics/config-code.ts';
import { explain } from './failure.ts';
import { note } from './output.ts';

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
  const name = runningConfigCode();
  if (isExplained || interrupted.includes(code) || (code !== 0 && name === undefined)) return;
  const hint = 'take the call of process.exit out of it';
  note(`${name ?? 'code of the site'}: it has ended the process before the work was done\n  hint: ${hint}`);
  process.exitCode = 2;
}

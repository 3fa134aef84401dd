import { runningConfigCode } from '../diagnostics/config-code.ts';
import { explain } from './failure.ts';
import { note } from './output.ts';

/** Answers for a command that waits for something while nothing is left that could bring it. */
export function endUndone(): never {
  const name = runningConfigCode();
  if (name === undefined) process.stderr.write(explain(new Error('it waits for something that never comes')));
  else note(`${name}: it waits for something that never comes\n  hint: look for a promise in it that nothing settles`);
  process.exit(name === undefined ? 70 : 2);
}

/** Answers for code of the site that ends the process, as if all were well, before the command has done its work. */
export function endEarly(code: number): void {
  if (code !== 0) return;
  const name = runningConfigCode() ?? 'code of the site';
  note(`${name}: it has ended the process before the work was done\n  hint: take the call of process.exit out of it`);
  process.exitCode = 2;
}

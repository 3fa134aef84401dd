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

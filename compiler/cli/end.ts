import { runningConfigCode } from '../diagnostics/config-code.ts';
import { explain } from './failure.ts';
import { note } from './output.ts';

/** In milliseconds: how long a command that has ended waits for what it has not started itself. */
const patience = 2000;

/** Ends the program though something else keeps it: a config may have started a timer, a server or a watcher. */
export function endSoon(): void {
  setTimeout(() => {
    const isTold = process.stdout.writableLength + process.stderr.writableLength === 0;
    if (isTold) process.exit();
    else endSoon();
  }, patience).unref();
}

/** Answers for a command that waits for something while nothing is left that could bring it. */
export function endUndone(): never {
  const name = runningConfigCode();
  if (name === undefined) process.stderr.write(explain(new Error('it waits for something that never comes')));
  else note(`${name}: it waits for something that never comes\n  hint: look for a promise in it that nothing settles`);
  process.exit(name === undefined ? 70 : 2);
}

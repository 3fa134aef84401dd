import { constants } from 'node:os';
import { endExplained, noteEarlyEnd } from './end-undone.ts';
import { whoEnds } from './who-ends.ts';

/** What these do to a process that does not listen to them is nothing. */
const harmless = new Set(['SIGCHLD', 'SIGCONT', 'SIGURG', 'SIGWINCH']);
/** To these no process can listen. */
const final = new Set(['SIGKILL', 'SIGSTOP']);

/**
 * Keeps code of a site from ending the process without a word, as if it had been killed from outside or all were well.
 * `process.exit` tells by itself, by its event.
 */
export function guardProcess(): void {
  const { kill, abort, reallyExit } = process as NodeJS.Process & Exiting;
  process.kill = (pid, signal) => {
    const who = isOwnProcess(pid) && endsProcess(signal) ? whoEnds() : undefined;
    if (who !== undefined) endBy(who, 'process.kill');
    return kill.call(process, pid, signal);
  };
  process.abort = () => {
    const who = whoEnds();
    if (who !== undefined) endBy(who, 'process.abort');
    return abort.call(process);
  };
  // The rest of `process.exit`, which has told before it comes here.
  (process as NodeJS.Process & Exiting).reallyExit = (code) =>
    (process as NodeJS.Process & Exiting)._exiting ? reallyExit.call(process, code) : process.exit(code);
}

interface Exiting {
  _exiting?: boolean;
  reallyExit(code?: number): never;
}

function endBy(who: string, call: string): never {
  noteEarlyEnd(who, call);
  endExplained(2);
}

// Zero is the group of the process.
function isOwnProcess(pid: number): boolean {
  return [process.pid, 0].includes(Number(pid));
}

function endsProcess(signal: string | number = 'SIGTERM'): boolean {
  if (signal === 0) return false;
  const [name] = Object.entries(constants.signals).find((entry) => (entry as unknown[]).includes(signal)) ?? [];
  if (name === undefined || harmless.has(name)) return false;
  return final.has(name) || process.listenerCount(name as NodeJS.Signals) === 0;
}

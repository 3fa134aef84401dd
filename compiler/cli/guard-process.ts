import { constants } from 'node:os';
import { endExplained, noteEarlyEnd } from './end-undone.ts';
import { whoEnds } from './ending-code.ts';

/** Signals that have no effect on a process without a listener for them. */
const harmless = new Set(['SIGCHLD', 'SIGCONT', 'SIGURG', 'SIGWINCH']);
/** Signals that a process can't handle. */
const final = new Set(['SIGKILL', 'SIGSTOP']);

/**
 * Prevents site code from ending the process silently through `process.kill`, `process.abort` and similar.
 * `process.exit` needs no guard, because it emits an event.
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
  // `process.exit` calls `reallyExit` last. By then, it has emitted the event.
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

// The id 0 means the process group.
function isOwnProcess(pid: number): boolean {
  return [process.pid, 0].includes(Number(pid));
}

function endsProcess(signal: string | number = 'SIGTERM'): boolean {
  if (signal === 0) return false;
  const [name] = Object.entries(constants.signals).find((entry) => (entry as unknown[]).includes(signal)) ?? [];
  if (name === undefined || harmless.has(name)) return false;
  return final.has(name) || process.listenerCount(name as NodeJS.Signals) === 0;
}

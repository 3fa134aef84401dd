// A worker thread that checks whether site code blocks the main thread.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

/** Input of the thread. */
export interface WatchdogData {
  /**
   * Two numbers in the shared memory of the two threads. The main thread increases the first while it isn't blocked. The
   * second is the number of config runs in progress.
   */
  heartbeat: Int32Array;
  /** Maximum time without a heartbeat of the main thread, in milliseconds. */
  limit: number;
  /** Milliseconds between heartbeats, and between the checks of this thread. */
  interval: number;
}

const { heartbeat, limit, interval } = workerData as WatchdogData;
/** The maximum wait for the debugger to pause the main thread, in milliseconds. Native code must return first. */
const grace = Math.max(5000, limit / 6);
/** The factor for the limit if the main thread waits instead of computing, for example in `execSync`. */
const mostWait = 4;

let count = -1;
let usage = process.cpuUsage();
let checks = 0;
let isInterrupting = false;

setInterval(() => {
  const now = Atomics.load(heartbeat, 0);
  if (now !== count || isInterrupting) startOver(now);
  checks += 1;
  const { user, system } = process.cpuUsage(usage);
  // Computing is measured in processor time, because other processes may use the machine. Waiting is measured
  // in checks of this thread, so that time in sleep mode doesn't count.
  if ((user + system) / 1000 < limit && checks * interval < limit * mostWait) return;
  startOver(now);
  isInterrupting = true;
  interruptMainThread(() => (isInterrupting = false));
}, interval);

function startOver(now: number): void {
  count = now;
  usage = process.cpuUsage();
  checks = 0;
}

/**
 * Pauses the main thread with the debugger, and calls a function there. If site code is running, that
 * function ends the process.
 */
function interruptMainThread(onDone: () => void): void {
  const session = new Session();
  const end = () => {
    clearTimeout(timer);
    session.disconnect();
    onDone();
  };
  const timer = setTimeout(() => {
    endBlockedProcess();
    end();
  }, grace);
  session.connectToMainThread();
  session.on('Debugger.paused', ({ params }) => {
    const { callFrameId } = params.callFrames[0]!;
    const call = { callFrameId, expression: "globalThis[Symbol.for('lectern.interrupt')]()" };
    session.post('Debugger.evaluateOnCallFrame', call);
    session.post('Debugger.resume', end);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** Ends the process if site code waits in a call such as `execSync`, which the debugger can't interrupt. */
function endBlockedProcess(): void {
  if (Atomics.load(heartbeat, 1) === 0) return;
  writeSync(
    2,
    `lectern: code of the config or a plugin waits in a call such as "execSync" that does not end\n` +
      '  hint: give the call a time limit, or set LECTERN_CONFIG_TIME_LIMIT to more seconds\n',
  );
  process.kill(process.pid, 'SIGKILL');
}

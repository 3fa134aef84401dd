// A worker thread that checks whether site code blocks the main thread.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

/** Input of the thread. */
export interface WatchdogData {
  /**
   * Two numbers in memory that both threads share. The first is a counter that the main thread increases while it
   * isn't blocked. The second is the number of config runs in progress.
   */
  heartbeat: Int32Array;
  /** Maximum processor time without a heartbeat of the main thread, in milliseconds. */
  limit: number;
  /** Milliseconds between heartbeats, and between the checks of this thread. */
  interval: number;
}

const { heartbeat, limit, interval } = workerData as WatchdogData;
/** Maximum time to pause the main thread, in milliseconds. The debugger can pause it only after native code returns. */
const grace = Math.max(5000, limit / 6);
/** Factor for `limit` if the main thread waits, for example in `execSync`, and uses no processor time. */
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
  // Computing is measured in processor time, so a busy machine causes no error. Waiting is measured in checks of this
  // thread, so sleep mode of the machine doesn't count.
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
 * Pauses the main thread with the debugger, and calls `interrupt` there. `interrupt` ends the process if site code is
 * running.
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

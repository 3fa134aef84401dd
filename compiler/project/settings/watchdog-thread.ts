// This thread checks whether the main thread is blocked.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

/** Input of the thread. */
export interface WatchdogData {
  /**
   * Two numbers: a count that grows while the main thread is idle, and the number of active config runs.
   */
  heartbeat: Int32Array;
  /** How long the main thread may work without a heartbeat, in milliseconds. */
  limit: number;
  /** Milliseconds between two heartbeats, and between two checks of this thread. */
  interval: number;
}

const { heartbeat, limit, interval } = workerData as WatchdogData;
/** In milliseconds: how long a native call may take until the debugger can stop the code that called it. */
const grace = Math.max(5000, limit / 6);
/** How many times the limit the main thread may wait, in a call such as `execSync`. */
const mostWait = 4;

let count = -1;
let usage = process.cpuUsage();
let looks = 0;
let isInterrupting = false;

setInterval(() => {
  const now = Atomics.load(heartbeat, 0);
  if (now !== count || isInterrupting) startOver(now);
  looks += 1;
  const { user, system } = process.cpuUsage(usage);
  // Work is counted in processor time, because the machine may be busy. Waiting is counted in checks, so the time in
  // which the machine sleeps does not count.
  if ((user + system) / 1000 < limit && looks * interval < limit * mostWait) return;
  startOver(now);
  isInterrupting = true;
  interruptMainThread(() => (isInterrupting = false));
}, interval);

function startOver(now: number): void {
  count = now;
  usage = process.cpuUsage();
  looks = 0;
}

/** Pauses the main thread like a debugger. Calls a function there that ends the process if site code is blocking it. */
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

/** Ends the process when code of the site waits in a call such as `execSync`, which no debugger can stop. */
function endBlockedProcess(): void {
  if (Atomics.load(heartbeat, 1) === 0) return;
  writeSync(
    2,
    `lectern: code of the config or a plugin waits in a call such as "execSync" that does not end\n` +
      '  hint: give the call a time limit, or set LECTERN_CONFIG_TIME_LIMIT to more seconds\n',
  );
  process.kill(process.pid, 'SIGKILL');
}

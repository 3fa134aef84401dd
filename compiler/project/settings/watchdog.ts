import { closeSync, openSync, writeSync } from 'node:fs';
import inspector from 'node:inspector';
import { devNull } from 'node:os';
import path from 'node:path';
import { isMainThread, Worker } from 'node:worker_threads';
import pc from 'picocolors';
import { refusal } from '../../diagnostics/errors/problem.ts';
import { heartbeat, runningConfigCode } from '../../diagnostics/config-code.ts';
import { formatDiagnostic } from '../../diagnostics/format.ts';
import { failingPlugin, runnerName } from '../../diagnostics/plugin-context.ts';
import { siteFrames, stackHere } from '../../diagnostics/site-frame.ts';
import { configTimeLimit, endlessLoop } from './time-limit.ts';
import type { WatchdogData } from './watchdog-thread.ts';

// The thread always runs the built file, because tsx can't transform the modules of a thread.
const script = new URL(
  import.meta.url.endsWith('.ts') ? '../../../build/compiler/watchdog.js' : './watchdog.js',
  import.meta.url,
);

const plain = pc.createColors(false);

/** Number of watchdog checks per time limit. */
const checks = 10;

let isStarted = false;

/**
 * Starts a thread that ends the process if site code blocks it for longer than the limit. A timer in the main thread
 * wouldn't fire during `while (true) {}`. Further calls do nothing.
 */
export function startWatchdog(): void {
  // With a debugger attached, the user may pause the config for longer than the limit, so no watchdog starts.
  if (isStarted || !isMainThread || inspector.url() !== undefined) return;
  isStarted = true;
  const limit = configTimeLimit();
  const interval = (limit * 1000) / checks;
  setInterval(() => Atomics.add(heartbeat, 0, 1), interval).unref();
  Object.defineProperty(globalThis, Symbol.for('lectern.interrupt'), { value: () => interrupt(limit) });
  const thread = new Worker(script, {
    workerData: { heartbeat, limit: limit * 1000, interval } satisfies WatchdogData,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  // If the thread fails, the site still compiles.
  thread.on('error', () => {});
  thread.unref();
}

/**
 * Reports the blocking code and ends the process. The watchdog calls this function on top of the stack of the
 * blocking code. Throwing an error wouldn't suffice, because site code may catch it.
 */
function interrupt(limit: number): void {
  const frames = siteFrames(stackHere(interrupt));
  // Report the site's file that calls a package, rather than the package.
  const own = frames.find(({ file, isOfConfig }) => isOfConfig && !file.includes('node_modules/'));
  const frame = own ?? frames[0];
  const plugin = failingPlugin();
  const name = runningConfigCode();
  // Without site code in the stack, Lectern itself blocks the thread, so there is no error to report.
  if (!plugin && name === undefined && !frame?.isOfConfig) return;
  const page = plugin && path.relative(process.cwd(), plugin.path);
  const who = plugin ? `${runnerName(plugin)} does not end, on "${page}",` : 'the code does not end';
  const message = `${who} within ${limit} seconds`;
  const { diagnostics } = refusal(frame?.file ?? name ?? 'config', { message, hint: endlessLoop, at: frame?.at });
  writeSync(2, `${diagnostics.map((each) => formatDiagnostic(each, undefined, plain)).join('\n')}\n`);
  // Close standard error. Otherwise, Node would print a message that it waits for the debugger to disconnect.
  closeSync(2);
  openSync(devNull, 'w');
  process.exit(2);
}

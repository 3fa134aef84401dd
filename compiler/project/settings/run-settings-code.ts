import { ConfigError, refusal, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { configCode } from '../../diagnostics/config-code.ts';
import { configTimeLimit, moreTime } from './time-limit.ts';
import { startWatchdog } from './watchdog.ts';
import { putBuiltInsBack, rememberBuiltIns } from './built-ins.ts';

const prototypes = { object: Object.prototype, list: Array.prototype, function: Function.prototype } as const;

/**
 * Runs code of a site's config, or of a module next to it. Afterwards, it restores built-ins that the code has
 * removed or replaced. It also deletes enumerable keys that the code has added to `Object.prototype`,
 * `Array.prototype` or `Function.prototype`. Removed built-ins and added keys are errors.
 *
 * @param name name of the module, for messages
 * @throws ConfigError if the code has removed a built-in or added such a key
 */
export async function runSettingsCode<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  rememberBuiltIns();
  startWatchdog();
  try {
    return await asideOfResults(() => configCode(name, () => withinLimit(name, run)));
  } finally {
    const problems = [...takenAway(name), ...givenToAll(name)];
    // This error replaces the code's own error, which may only be a consequence of the changes.
    // oxlint-disable-next-line no-unsafe-finally
    if (problems.length > 0) throw new ConfigError(name, problems);
  }
}

/** The number of runs in progress. */
let running = 0;
let printResult = process.stdout.write;
let { exitCode } = process;

/** Redirects the code's output to standard error, and ignores an exit code that it sets. */
async function asideOfResults<Result>(run: () => Promise<Result>): Promise<Result> {
  if (running === 0) {
    printResult = process.stdout.write;
    ({ exitCode } = process);
    process.stdout.write = process.stderr.write.bind(process.stderr);
  }
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    if (running === 0) {
      process.stdout.write = printResult;
      process.exitCode = exitCode;
    }
  }
}

/**
 * Number of timer ticks per time limit. A timer that fires late counts as one tick, so blocking work uses up little
 * of the limit.
 */
const ticks = 10;

async function withinLimit<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeLimit = configTimeLimit();
  const late = new Promise<never>((_, reject) => {
    let left = ticks;
    const report = () => {
      left -= 1;
      const message = `the code does not end within ${timeLimit} seconds`;
      if (left === 0) reject(refusal(name, { message, hint: moreTime }));
    };
    // `unref`: the timer doesn't delay the end of the process.
    timer = setInterval(report, (timeLimit * 1000) / ticks).unref();
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearInterval(timer);
  }
}

function takenAway(name: string): ConfigIssue[] {
  return putBuiltInsBack().map((gone) => ({
    key: name,
    message: `the code removes ${JSON.stringify(gone)} from this process`,
    hint: 'keep this built-in: all code in this process needs it',
  }));
}

function givenToAll(name: string): ConfigIssue[] {
  return Object.entries(prototypes).flatMap(([kind, prototype]) =>
    Object.keys(prototype).map((key) => {
      Reflect.deleteProperty(prototype, key);
      return {
        key: name,
        message: `the code adds the key ${JSON.stringify(key)} to every ${kind} of this process`,
        hint: `do not change the prototype, or use Object.defineProperty to add a key that is not enumerable`,
      };
    }),
  );
}

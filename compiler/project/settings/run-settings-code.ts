import { ConfigError, refusal, type ConfigFault } from '../../config/problem.ts';
import { configCode } from '../../diagnostics/config-code.ts';
import { configTimeLimit, moreTime } from './time-limit.ts';
import { startWatchdog } from './watchdog.ts';
import { putBuiltInsBack, rememberBuiltIns } from './built-ins.ts';

const prototypes = { object: Object.prototype, list: Array.prototype, function: Function.prototype } as const;

/**
 * Runs code of a site's config, or of a module beside it, and looks whether it has changed what all code of this program
 * rests on: taken a part of the language away, or given every object something that is found among its own keys, which
 * settings, and all else that is read as data, would have too. Both are undone.
 *
 * @param name of the module
 * @throws ConfigError when there is anything of that
 */
export async function runSettingsCode<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  rememberBuiltIns();
  startWatchdog();
  try {
    return await asideOfResults(() => configCode(name, () => withinLimit(name, run)));
  } finally {
    const problems = [...takenAway(name), ...givenToAll(name)];
    // In the place of what it has thrown, which may come of that.
    // oxlint-disable-next-line no-unsafe-finally
    if (problems.length > 0) throw new ConfigError(name, problems);
  }
}

/** How much of such code is running. */
let running = 0;
let printResult = process.stdout.write;
let { exitCode } = process;

/** What such code prints goes where messages go, and what it says of the exit code is none of the command's. */
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

/** The time is counted in parts: while something else keeps the process busy, no more than one of them passes. */
const ticks = 10;

async function withinLimit<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeLimit = configTimeLimit();
  const late = new Promise<never>((_, reject) => {
    let left = ticks;
    const tell = () => {
      left -= 1;
      const message = `it does not end within ${timeLimit} seconds`;
      if (left === 0) reject(refusal(name, { message, hint: moreTime }));
    };
    // Where nothing else is left to do, the process ends at once.
    timer = setInterval(tell, (timeLimit * 1000) / ticks).unref();
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearInterval(timer);
  }
}

function takenAway(name: string): ConfigFault[] {
  return putBuiltInsBack().map((gone) => ({
    key: name,
    message: `it removes ${JSON.stringify(gone)} from this process`,
    hint: 'leave it as it is: all code that runs with this file needs it',
  }));
}

function givenToAll(name: string): ConfigFault[] {
  return Object.entries(prototypes).flatMap(([kind, prototype]) =>
    Object.keys(prototype).map((key) => {
      Reflect.deleteProperty(prototype, key);
      return {
        key: name,
        message: `it gives every ${kind} of this program a key ${JSON.stringify(key)}`,
        hint: `do not change the prototype, or use Object.defineProperty to add a key that is not enumerable`,
      };
    }),
  );
}

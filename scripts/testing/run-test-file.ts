import { pathToFileURL } from 'node:url';
import { sum, type Counts } from './counts.ts';

/** Entry that `test.run()` of uvu adds to the queue; `all` is the number of tests without the skipped ones. */
type Suite = () => Promise<[errors: string | true, ran: number, skipped: number, all: number]>;

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
uvu.UVU_DEFER = 1;
uvu.UVU_INDEX = 0;
// uvu reads `UVU_DEFER` at import: it decides whether uvu runs the tests itself.
const { test } = await import('uvu');

type Hook = Parameters<typeof test.before>[0];
/** Errors of hooks. uvu reports no error of a `before` hook, and no tests that follow a failed `after` hook. */
const hookFaults: string[] = [];
function noteFaults(add: (hook: Hook) => void, isNeeded: boolean): (hook: Hook) => void {
  return (hook) =>
    add(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        hookFaults.push(`A hook failed: ${stackOf(error)}`);
        if (isNeeded) throw error;
      }
    });
}
test.before = Object.assign(noteFaults(test.before, true), { each: test.before.each });
test.after = Object.assign(noteFaults(test.after, false), { each: noteFaults(test.after.each, false) });

/** Uncaught errors, like a rejected promise that no test awaits. */
const strayFaults: string[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => void strayFaults.push(`Nothing caught this: ${stackOf(error)}`));
}

/** @returns the uncaught errors since the last call */
export const takeStrayFaults = (): string[] => strayFaults.splice(0);

/**
 * Runs the tests of a file in this process and prints what fails.
 *
 * A file also fails when it throws, runs no test at all, or leaves an uncaught error.
 *
 * @param path absolute
 * @returns number of passed tests, and the output of the failed ones
 */
export async function runTestFile(path: string): Promise<Counts & { failures: string[] }> {
  const counts: Counts[] = [];
  const failures: string[] = [];
  const faults: string[] = [];
  uvu.UVU_QUEUE = [[]];
  try {
    await import(pathToFileURL(path).href);
    for (const suite of uvu.UVU_QUEUE[0]!) {
      const { errors, ...found } = await runSuite(suite);
      counts.push(found);
      if (errors !== undefined) failures.push(errors);
    }
    faults.push(...hookFaults.splice(0));
    if (uvu.UVU_QUEUE[0]!.length === 0) faults.push('It runs no test; does it end with test.run()?');
    else if (counts.every(({ passed, failed, skipped }) => passed + failed + skipped === 0))
      faults.push('It contains no test.');
  } catch (error) {
    faults.push(stackOf(error));
  }
  // Tests that the file added without running them must not run with the next file.
  test.run();
  // Promises that are rejected already are reported before the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  faults.push(...takeStrayFaults());
  for (const fault of faults) printFault(path, fault);
  return {
    ...sum([...counts, { passed: 0, failed: faults.length, skipped: 0 }]),
    failures: [...failures, ...faults],
  };
}

async function runSuite(suite: Suite): Promise<Counts & { errors?: string }> {
  const [errors, passed, skipped, all] = await suite();
  const counts = { passed, failed: all - passed, skipped };
  if (errors === true) return counts;
  console.log(errors);
  return { ...counts, errors };
}

export function printFault(file: string, message: string): void {
  console.log(`\n  FAIL ${file}\n    ${message}\n`);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { pathToFileURL } from 'node:url';
import { sum, type Counts } from './counts.ts';

/**
 * A function that uvu's `test.run()` adds to the queue. It runs tests. In its result, `all` is the number of tests
 * without skipped tests.
 */
type Suite = () => Promise<[errors: string | true, ran: number, skipped: number, all: number]>;

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
uvu.UVU_DEFER = 1;
uvu.UVU_INDEX = 0;
// Imports uvu after setting `UVU_DEFER`, because uvu reads the variable at import. The variable prevents uvu from
// running tests itself.
const { test } = await import('uvu');
/** The suites of a file. The array stays the same, because Lectern restores globals after it has loaded a config. */
const queue: Suite[] = [];
uvu.UVU_QUEUE = [queue];

type Hook = Parameters<typeof test.before>[0];
/**
 * Errors of hooks. They are collected here, because uvu ignores errors of `before` hooks, and reports no tests if an
 * `after` hook fails.
 */
const hookProblems: string[] = [];
function noteProblems(add: (hook: Hook) => void, isNeeded: boolean): (hook: Hook) => void {
  return (hook) =>
    add(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        hookProblems.push(`A hook failed: ${stackOf(error)}`);
        if (isNeeded) throw error;
      }
    });
}
test.before = Object.assign(noteProblems(test.before, true), { each: test.before.each });
test.after = Object.assign(noteProblems(test.after, false), { each: noteProblems(test.after.each, false) });

/** Uncaught errors, such as a promise that rejects and that no test awaits. */
const strayProblems: string[] = [];
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => void strayProblems.push(`Nothing caught this: ${stackOf(error)}`));
}

/** @returns the uncaught errors since the last call */
export const takeStrayProblems = (): string[] => strayProblems.splice(0);

/**
 * Runs the tests of a file in this process, and prints the failures.
 *
 * A file also fails if it throws an error, contains no tests, or causes an uncaught error.
 *
 * @param path an absolute path
 * @returns the counts, and the output of the failed tests
 */
export async function runTestFile(path: string): Promise<Counts & { failures: string[] }> {
  const counts: Counts[] = [];
  const failures: string[] = [];
  const problems: string[] = [];
  queue.length = 0;
  try {
    await import(pathToFileURL(path).href);
    for (const suite of queue) {
      const { errors, ...found } = await runSuite(suite);
      counts.push(found);
      if (errors !== undefined) failures.push(errors);
    }
    problems.push(...hookProblems.splice(0));
    if (queue.length === 0) problems.push('It runs no test; does it end with test.run()?');
    else if (counts.every(({ passed, failed, skipped }) => passed + failed + skipped === 0))
      problems.push('It contains no test.');
  } catch (error) {
    problems.push(stackOf(error));
  }
  // Discards tests that the file has defined but not run. Otherwise, they would run with the next file.
  test.run();
  // Waits one turn of the event loop, in which Node reports rejected promises.
  await new Promise((resolve) => setImmediate(resolve));
  problems.push(...takeStrayProblems());
  for (const problem of problems) printProblem(path, problem);
  return {
    ...sum([...counts, { passed: 0, failed: problems.length, skipped: 0 }]),
    failures: [...failures, ...problems],
  };
}

async function runSuite(suite: Suite): Promise<Counts & { errors?: string }> {
  const [errors, passed, skipped, all] = await suite();
  const counts = { passed, failed: all - passed, skipped };
  if (errors === true) return counts;
  console.log(errors);
  return { ...counts, errors };
}

export function printProblem(file: string, message: string): void {
  console.log(`\n  FAIL ${file}\n    ${message}\n`);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

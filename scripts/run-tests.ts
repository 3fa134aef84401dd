// Runs test files in this process, one after the other, and counts. A file that runs no test fails the run.
//     node --import tsx scripts/run-tests.ts [part of a path …]
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';

/** What `test.run()` of uvu leaves in the queue: resolves to [errors, or true, ran, skipped, total]. */
type Suite = (name: string) => Promise<[string | true, number, number, number]>;
type Queue = [string, ...Suite[]][];

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const files = fastGlob
  .sync(['{corpus,compiler,viewer,scripts}/**/*.test.{ts,tsx}'], { cwd: root, ignore: ['**/node_modules/**'] })
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const uvu = globalThis as unknown as { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Queue };
uvu.UVU_DEFER = 1;
uvu.UVU_QUEUE = [];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const [index, file] of files.entries()) {
  uvu.UVU_INDEX = index;
  uvu.UVU_QUEUE[index] = [file];
  const started = performance.now();
  const count = await runFile(file, uvu.UVU_QUEUE[index]!);
  passed += count.passed;
  failed += count.failed;
  skipped += count.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${count.failed ? '✗' : '✓'} ${file}  ${count.passed} passed, ${seconds} s`);
}
if (files.length === 0) failed += report('no test file', 'no path holds ' + wanted.join(' or '));

console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed ? 1 : 0);

async function runFile(file: string, entry: Queue[number]) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  let total = 0;
  try {
    await import(`${root}${file}`);
    const [, ...suites] = entry;
    for (const suite of suites) {
      const [errors, ran, left, all] = await suite(file);
      count.passed += ran;
      count.skipped += left;
      count.failed += all - ran - left;
      total += all;
      if (errors !== true) console.log(errors);
    }
  } catch (error) {
    count.failed += report(file, error instanceof Error ? error.stack! : String(error));
    return count;
  }
  if (total === 0) count.failed += report(file, 'this file runs no test; does it end with test.run()?');
  return count;
}

function report(file: string, message: string): 1 {
  console.log(`\n  FAIL ${file}\n    ${message}\n`);
  return 1;
}

// Browser tests last: they are the slow ones, and a fault shown by a unit test is quicker to find there.
function rank(file: string): number {
  return file.includes('.browser.') ? 1 : 0;
}

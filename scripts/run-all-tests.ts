// Runs every test file once, in three processes. Prints the output of each file, the slowest files, the failures and
// the totals. Stores the counts in build/last-run.json, for `npm run promises`.
//     node --import tsx scripts/run-all-tests.ts
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, sum } from './testing/counts.ts';
import { describeFailures, describeSlowest, type FileResult } from './testing/file-result.ts';
import { folderOfTests } from './testing/folder-of-tests.ts';
import { keepLastRun } from './testing/last-run.ts';
import { inOrder, runsAlone } from './testing/order.ts';
import { startTestProcess, type TestProcess } from './testing/test-process.ts';
import { testFiles } from './testing/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();
const files = testFiles(root);
const queue = inOrder(files);
const folder = folderOfTests();
/**
 * `LECTERN_TEST_FOLDER`: the folder in which tests create files. `LECTERN_TEST_SITE`: Lectern's own site, compiled
 * once for all tests.
 */
const env = { ...process.env, LECTERN_TEST_FOLDER: folder, LECTERN_TEST_SITE: join(folder, 'site') };

const results: FileResult[] = [];
let processes = 0;
// Starts more processes than there are cores (three on two), because each process sometimes waits for its browser.
await Promise.all([work(), work(), work()]);
rmSync(folder, { recursive: true, force: true });

keepLastRun(root, results);
const total = sum(results);
const minutes = (performance.now() - started) / 60_000;
console.log(`\nThe slowest files:\n${describeSlowest(results)}`);
console.log(describeFailures(results));
console.log(`\n${files.length} files in ${minutes.toFixed(1)} minutes`);
console.log(`\n${describe(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Runs test files until no file is left. Most files run in one shared process; some need a separate process. */
async function work(): Promise<void> {
  let common = startProcess();
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (runsAlone(file)) {
      const own = startProcess();
      results.push(...(await own.run(file)), ...(await own.end()));
    } else {
      results.push(...(await common.run(file)));
      if (common.hasEnded()) common = startProcess();
    }
  }
  results.push(...(await common.end()));
}

function startProcess(): TestProcess {
  const report = join(folder, `${(processes += 1)}.jsonl`);
  return startTestProcess({ folder: root, report, env, print: (text) => process.stdout.write(text) });
}

// Writes the counts of the last test run into the table of promises.
//     npm run promises [-- --run]
// The counts come from the last `npm test` in this folder. If there was no such run, the old counts stay. `--run`
// first runs
// the test files in the table, and counts only these files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keepFigures } from '../bench/keep-figures.ts';
import { root } from '../bench/measure.ts';
import { readReport } from '../testing/file-result.ts';
import { readLastRun, testRunOf, type TestRun } from '../testing/last-run.ts';
import { ofPromises, readFigures, writeFigures } from './figures.ts';
import { allPromises } from './promises.ts';
import { tablesOf } from './table.ts';

const { values } = parseArgs({ options: { run: { type: 'boolean', default: false } } });
const run = values.run ? runFiles() : readLastRun(root);
if (run) writeFigures(ofPromises(run));
await keepFigures('figures of npm run promises', tablesOf(readFigures()), 'content/docs/advanced/promises.md');

/** Runs the test files of all promises in a new process. A test file without a result counts as failed. */
function runFiles(): TestRun {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-promises-'));
  try {
    const report = path.join(folder, 'report.jsonl');
    const files = [...new Set(allPromises.flatMap(({ tests }) => tests))];
    const command = ['--import', 'tsx', 'scripts/run-tests.ts', '--report', report, ...files];
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    return testRunOf(readReport(report, files, status), false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

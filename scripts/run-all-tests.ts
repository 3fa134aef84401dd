// Runs every test file, in three processes at a time, and prints what each prints, the slowest files, and the sum.
//     node --import tsx scripts/run-all-tests.ts
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { batchesOf } from './testing/batches.ts';
import { describe, sum } from './testing/counts.ts';
import { describeSlowest, readReport, type FileResult } from './testing/file-result.ts';
import { testFiles } from './testing/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();
const files = testFiles(root);
const batches = batchesOf(files);
const folder = mkdtempSync(join(tmpdir(), 'lectern-tests-'));
/** Where those that look at Lectern's own site compile it, so that it is written once. */
const site = join(folder, 'site');

const results: FileResult[] = [];
/** Files whose browser was lost. */
const runAgain = new Set<string>();
let batchNumber = 0;
// Each of them waits for its browser at times.
await Promise.all([work(), work(), work()]);
rmSync(folder, { recursive: true, force: true });

const total = sum(results);
const minutes = (performance.now() - started) / 60_000;
console.log(`\nThe slowest files:\n${describeSlowest(results)}`);
console.log(`\n${files.length} files in ${minutes.toFixed(1)} minutes`);
console.log(`\n${describe(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function work(): Promise<void> {
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    const report = join(folder, `${(batchNumber += 1)}.jsonl`);
    const { code, text } = await run(batch, report);
    console.log(text.trimEnd());
    for (const result of readReport(report, batch, code)) {
      if (result.isBrowserLost && !runAgain.has(result.file)) repeat(result.file);
      else results.push(result);
    }
  }
}

/** Runs a file once more, and says so. */
function repeat(file: string): void {
  console.log(`Chromium ended by itself within ${file}, which runs once more.`);
  runAgain.add(file);
  batches.push([file]);
}

function run(batch: readonly string[], report: string): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/run-tests.ts', '--report', report, ...batch], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LECTERN_TEST_SITE: site },
  });
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

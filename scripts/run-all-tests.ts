// Runs every test file, in two processes at a time: browsers wait much. Prints what each prints, and the sum.
//     node --import tsx scripts/run-all-tests.ts
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = fastGlob
  .sync(['{corpus,compiler,viewer,scripts}/**/*.test.{ts,tsx}'], { cwd: root, ignore: ['**/node_modules/**'] })
  .sort();
/** What takes minutes and looks at what other tests look at in short. */
const long =
  process.env.LECTERN_TESTS === 'whole' ? [] : ['debug.browser', 'later-parts.browser', 'test-pages.browser'];
const isSlow = (file: string) => /\.browser\.|real-corpus|hostile|bounded-memory|\/cli\.test|kill\.test/.test(file);

const files = all.filter((file) => !long.some((part) => file.includes(part)));
for (const part of long) console.log(`left out in short, and run with LECTERN_TESTS=whole: ${part}`);

// The slow ones one by one, the others in a few batches, since a process takes its time to start.
const quick = files.filter((file) => !isSlow(file));
const size = Math.ceil(quick.length / 4);
const batches = [
  ...[0, 1, 2, 3].map((index) => quick.slice(index * size, (index + 1) * size)),
  ...files.filter(isSlow).map((file) => [file]),
];

/** Where those that look at Lectern's own site compile it, so that it is written once. */
const site = mkdtempSync(join(tmpdir(), 'lectern-site-'));

const total = { passed: 0, failed: 0, skipped: 0 };
await Promise.all([work(), work()]);
rmSync(site, { recursive: true });
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''} in ${files.length} files`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function work(): Promise<void> {
  for (let batch = batches.shift(); batch; batch = batches.shift()) {
    if (batch.length === 0) continue;
    const { code, text } = await run(batch);
    const [, passed = '0', failed = '0', skipped = '0'] =
      /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(text) ?? [];
    total.passed += Number(passed);
    total.skipped += Number(skipped);
    // A process that ends without a sum has failed, whatever it printed.
    total.failed += code === 0 ? 0 : Math.max(1, Number(failed));
    console.log(text.trimEnd());
  }
}

function run(batch: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/run-tests.ts', ...batch], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LECTERN_TEST_SITE: site },
  });
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

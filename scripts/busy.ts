// Runs the browser tests repeatedly while other processes keep the processor busy. Finds tests that depend on the
// speed of the machine.
//     node --import tsx scripts/busy.ts [--runs 10] [part of a test's path …]
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isBrowserTest, testFiles } from './testing/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const files = testFiles(root, positionals).filter(isBrowserTest);
const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
let failed = 0;
try {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/run-tests.ts', ...files], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) console.log(stdout);
    console.log(`run ${run}: ${stdout.trim().split('\n').at(-1)}`);
    failed += status === 0 ? 0 : 1;
  }
} finally {
  for (const loop of loops) loop.kill();
}
console.log(`${failed} of ${values.runs} runs failed`);
process.exit(failed === 0 ? 0 : 1);

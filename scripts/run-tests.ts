// Runs test files in this process, one after the other, and prints counts. A file that runs no test is a failure.
//     node --import tsx scripts/run-tests.ts [--in <folder>] [--report <file>] [part of a path …]
//
//     --in            the folder that contains the test files; by default the repository
//     --report        appends a line of JSON to this file for each test file (scripts/testing/file-result.ts)
//     --from-parent   requests each file from the parent process (scripts/testing/test-process.ts)
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describe, sum } from './testing/counts.ts';
import { describeFile, type FileResult } from './testing/file-result.ts';
import { watchForLostBrowser } from './testing/lost-browser.ts';
import { printProblem, runTestFile, takeStrayProblems } from './testing/run-test-file.ts';
import { testFiles } from './testing/test-files.ts';

/** Timeouts in milliseconds: for a test file, and for unfinished work after the last file. */
const timeouts = { file: 600_000, rest: 500 };

// Sets a key for the cache, so that no test reads or creates the key in the user's home folder.
process.env.LECTERN_CACHE_KEY ??= 'the public key of the tests';
// Sets TMPDIR only now, because the loader for TypeScript stores its cache in the system's temporary folder.
if (process.env.LECTERN_TEST_FOLDER) process.env.TMPDIR = process.env.LECTERN_TEST_FOLDER;
// Removes the variable, because Lectern's commands print annotations in a GitHub workflow.
delete process.env.GITHUB_ACTIONS;

const { values, positionals } = parseArgs({
  options: { in: { type: 'string' }, report: { type: 'string' }, 'from-parent': { type: 'boolean' } },
  allowPositionals: true,
});
const folder = resolve(values.in ?? fileURLToPath(new URL('..', import.meta.url)));
const files = values['from-parent'] ? filesFromParent() : testFiles(folder, positionals);
const results: FileResult[] = [];

let running: { file: string; started: number } | undefined;
process.once('exit', () => {
  if (running) end(running.file, running.started, failOnce(running.file, earlyEnd));
  const total = sum(results);
  console.log(`\n${describe(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
const earlyEnd = 'The process ended within it: a test called process.exit, or waits for what never comes.';

for await (const file of files) {
  const started = performance.now();
  running = { file, started };
  const limit = setTimeout(giveUp, timeouts.file).unref();
  const isBrowserLost = watchForLostBrowser();
  const { failures, ...counts } = await runTestFile(resolve(folder, file));
  clearTimeout(limit);
  running = undefined;
  if (counts.failed === 0) end(file, started, counts);
  else end(file, started, { ...counts, failures, ...(isBrowserLost() && { isBrowserLost: true }) });
}
if (Array.isArray(files) && files.length === 0)
  addProblem('no test file', `No path contains ${positionals.join(' or ')}.`);

// Ends the process after a moment, even if a server is still open. Until then, promises of the last file can still
// reject.
process.once('beforeExit', finish);
setTimeout(finish, timeouts.rest).unref();

async function* filesFromParent(): AsyncGenerator<string> {
  for (;;) {
    process.send!('ready');
    const [{ file }] = (await once(process, 'message')) as [{ file?: string }];
    if (file === undefined) return;
    yield file;
  }
}

function finish(): void {
  for (const problem of takeStrayProblems()) addProblem('after all tests', problem);
  process.exit();
}

function giveUp(): void {
  printProblem(running!.file, `It has not ended after ${timeouts.file / 60_000} minutes.`);
  process.exit();
}

function end(file: string, started: number, counts: Omit<FileResult, 'file' | 'seconds'>): void {
  const result = { file, ...counts, seconds: (performance.now() - started) / 1000 };
  results.push(result);
  console.log(describeFile(result));
  if (values.report) appendFileSync(values.report, `${JSON.stringify(result)}\n`);
}

/** Adds a failure that belongs to no test file. */
function addProblem(name: string, message: string): void {
  end(name, performance.now(), failOnce(name, message));
}

function failOnce(file: string, message: string): Omit<FileResult, 'file' | 'seconds'> {
  printProblem(file, message);
  return { passed: 0, failed: 1, skipped: 0, failures: [message] };
}

// Lists sentences that are not plain English, in the whole repository or below some paths.
//     npm run english [-- path …]
//     npm run english -- --changed [ref]    findings in lines that differ from a commit, by default from `main`
//     npm run english -- --commits main..   subjects of commits
//     npm run english -- --write            lowers the stored counts
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedLines } from './changed-lines.ts';
import { countFindings, lowered, readCounts, risesIn, writeCounts } from './counts.ts';
import { findingsIn, type Finding } from './find.ts';
import { proseFiles, readProse } from './read-prose.ts';
import { describeFindings } from './report.ts';
import { problemsOf } from './subject.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    commits: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

if (values.commits !== undefined) checkCommits(values.commits);
else if (values.changed) checkChanges(positionals[0] ?? 'main');
else if (values.write) lower();
else print(describeFindings(root, findAll(positionals)));

function checkCommits(range: string): void {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', range], { cwd: root, encoding: 'utf8' });
  print(
    log.split('\n').flatMap((line) => {
      const subject = line.slice(line.indexOf(' ') + 1);
      return line === '' ? [] : problemsOf(subject).map((problem) => `${line}\n  ${problem}`);
    }),
  );
}

function checkChanges(ref: string): void {
  const changed = changedLines(root, ref);
  const lines = describeFindings(root, findAll([...changed.keys()]));
  print(
    lines.filter((line) => {
      const [, file, number] = /^(.+?):(\d+):/.exec(line)!;
      return changed.get(file!)?.has(Number(number));
    }),
  );
}

function lower(): void {
  const counts = countFindings(findAll([]));
  for (const { folder, kind, count, most } of risesIn(counts, readCounts()))
    console.log(`${folder}: ${count} findings in ${kind}, at most ${most}`);
  writeCounts(lowered(counts, readCounts()));
}

function findAll(paths: readonly string[]): Finding[] {
  return proseFiles(root, paths).flatMap((file) => readProse(root, file).flatMap(findingsIn));
}

/** Prints problems. If the list is not empty, sets the exit code of the process to 1. */
function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
  console.log(lines.length === 1 ? '1 finding' : `${lines.length} findings`);
  if (lines.length > 0) process.exitCode = 1;
}

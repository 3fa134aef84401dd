import { describe, sum } from '../testing/counts.ts';
import { describeMachine, type TestRun } from '../testing/last-run.ts';
import { pages, promises, type PageOfPromises, type Promised } from './promises.ts';

/** @returns a sentence about the test run, and a Markdown table for each subject */
export function tablesOf(run: TestRun | undefined): string {
  const tables = Object.entries(promises).map(([subject, rows]) => [
    `### ${subject}`,
    '',
    '| Promise | Made by | Shown by | Last run |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => rowOf(row, run)),
  ]);
  return [describeRun(run), ...tables.map((lines) => lines.join('\n'))].join('\n\n');
}

function describeRun(run: TestRun | undefined): string {
  if (run === undefined) return 'No run is stored yet.';
  const { date, machine, total, isWhole } = run;
  const which = isWhole ? 'The last whole run of the tests' : 'The last run of the tests on this page';
  return `${which}, ${date}: ${describe(total)}. The machine has ${describeMachine(machine)}.`;
}

function rowOf(
  { promise, quotes = {}, tests, attacks = [], commands = [] }: Promised,
  run: TestRun | undefined,
): string {
  const made = (Object.keys(quotes) as PageOfPromises[]).map((page) => pages[page].link);
  const names = [...tests, ...commands].map((name) => `\`${name}\``);
  const starts = attacks.map((start) => `\`npm run resilience\`: \`${start.replace(/-$/, '-*')}\``);
  const shown = [...names, ...starts].join('<br />');
  return `| ${promise} | ${made.join(', ') || 'this page'} | ${shown} | ${countsOf(tests, run)} |`;
}

function countsOf(files: readonly string[], run: TestRun | undefined): string {
  const known = files.map((file) => run?.files[file]).filter((each) => each !== undefined);
  const missing = files.length - known.length;
  return [known.length > 0 && describe(sum(known)), missing > 0 && `${missing} files did not run`]
    .filter(Boolean)
    .join('; ');
}

import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from './measure.ts';
import type { Row } from './row.ts';

const page = path.join(root, 'content/docs/performance.md');
const start = '<!-- figures of npm run bench -->';
const end = '<!-- end of figures -->';

/** Puts the rows into the documentation, in the place of those of the run before. */
export async function keepTable(rows: readonly Row[]): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the figures, between "${start}" and "${end}"`);
  await writeFile(page, `${text.slice(0, from + start.length)}\n\n${table(rows)}\n\n${text.slice(to)}`);
}

export function line({ what, figure, beside, goal }: Row): string {
  return `| ${what} | ${figure} | ${beside} | ${goal} |`;
}

function table(rows: readonly Row[]): string {
  const { length, [0]: cpu } = os.cpus();
  const machine = `Measured in one run, on ${length} cores (${cpu?.model.trim() ?? 'unknown'}), with Node ${process.versions.node}.`;
  return [machine, '', '| What | Figure | Beside it | Goal |', '| --- | --- | --- | --- |', ...rows.map(line)].join('\n');
}

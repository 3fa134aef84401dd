import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keepFigures } from '../bench/keep-figures.ts';
import { root } from '../bench/measure.ts';
import { describeMachine, thisMachine } from '../testing/last-run.ts';
import type { AttackResult } from './attack.ts';

/** The result of an attack, as `--json` writes it. */
export interface Row extends AttackResult {
  name: string;
  what: string;
  /** The date of the run: `2026-11-27`. */
  date: string;
  /** The duration of the attack, in seconds. */
  seconds: number;
  /** The fraction of all tries that were run, from 0 to 1. */
  share: number;
  /** Whether `--load` kept all cores busy. */
  isLoaded: boolean;
  /** The load average of the machine in the last minute of the attack. */
  load: number;
}

const page = 'content/docs/publish/resilience.md';
const head = [
  '| Attack | Tried | Failed | Load | Time | Date | Command |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];
const measuredOn = () => `Measured on ${describeMachine(thisMachine())}.`;

/** @returns the rows as a Markdown table, after a sentence about the machine */
export function tableOf(rows: readonly Row[]): string {
  return [measuredOn(), '', ...head, ...rows.map(lineOf)].join('\n');
}

function lineOf({ name, what, tried, figures, failures, load, isLoaded, share, seconds, date }: Row): string {
  const command = `\`npm run resilience -- ${name}${share < 1 ? ` --share ${share}` : ''}${isLoaded ? ' --load' : ''}\``;
  const all = [tried, figures].filter(Boolean).join('; ');
  return `| ${what} | ${all} | ${failures.length} | ${load.toFixed(1)} | ${Math.round(seconds)} s | ${date} | ${command} |`;
}

/**
 * Writes rows into one of two tables of the documentation: for runs with `--load`, or without. Keeps rows of other
 * attacks if they were measured on the same machine.
 *
 * @param names the names of all attacks, in the order of the table
 */
export async function keepTable(rows: readonly Row[], names: readonly string[]): Promise<void> {
  const isLoaded = rows.some((row) => row.isLoaded);
  const place = `figures of npm run resilience${isLoaded ? ' -- --load' : ''}`;
  const text = await readFile(path.join(root, page), 'utf8');
  await keepFigures(place, mergedTable(text, place, rows, names), page);
}

/**
 * @param text the Markdown of the page
 * @param place the name of the table on the page: see `keepFigures`
 */
export function mergedTable(text: string, place: string, rows: readonly Row[], names: readonly string[]): string {
  const [, before = ''] = text.split(`<!-- ${place} -->`);
  const [table = ''] = before.split(`<!-- end of ${place} -->`);
  const lines = new Map<string, string>();
  if (table.includes(measuredOn()))
    for (const line of table.split('\n')) {
      const name = / -- (\S+)[^|]*\|$/.exec(line)?.[1];
      if (name !== undefined) lines.set(name.replace('`', ''), line);
    }
  for (const row of rows) lines.set(row.name, lineOf(row));
  return [measuredOn(), '', ...head, ...names.flatMap((name) => lines.get(name) ?? [])].join('\n');
}

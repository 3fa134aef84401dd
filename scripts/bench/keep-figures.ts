import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeMachine, thisMachine } from '../testing/last-run.ts';
import { root } from './measure.ts';
import type { Row } from './row.ts';

/**
 * Replaces the figures that a command has written into the documentation.
 *
 * @param name identifies the location on the page: the text of the HTML comment before the figures
 * @param file the page, relative to the root
 */
export async function keepFigures(name: string, found: string, file = 'content/docs/performance.md'): Promise<void> {
  const page = path.join(root, file);
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the figures, between "${start}" and "${end}"`);
  await writeFile(page, `${text.slice(0, from + start.length)}\n\n${found}\n\n${text.slice(to)}`);
}

/** Returns a sentence about the current machine, for the page with the figures. */
export function machine(): string {
  return `Measured in one run, on ${describeMachine(thisMachine())}.`;
}

export function line({ what, figure, beside, goal }: Row): string {
  return `| ${what} | ${figure} | ${beside} | ${goal} |`;
}

/** @returns the rows as a Markdown table */
export function table(rows: readonly Row[]): string {
  return [
    machine(),
    '',
    '| Measurement | Figure | Compared with | Goal |',
    '| --- | --- | --- | --- |',
    ...rows.map(line),
  ].join('\n');
}

import { keepFigures, machine } from '../bench/keep-figures.ts';
import type { AttackResult } from './attack.ts';

/** The result of one attack, as `--json` writes it. */
export interface Row extends AttackResult {
  name: string;
  what: string;
  /** Duration. */
  seconds: number;
  /** From 0 to 1: which part of all tries ran. */
  share: number;
  /** Whether `--load` kept all cores busy. */
  isLoaded: boolean;
  /** Load average of the machine during the last minute of the attack. */
  load: number;
}

/** @returns the rows as a table of Markdown, below a sentence about the machine */
export function tableOf(rows: readonly Row[]): string {
  return [
    machine(),
    '',
    '| Attack | Tried | Failed | Load | Time | Command |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, what, tried, figures, failures, load, isLoaded, share, seconds }) => {
      const command = `\`npm run resilience -- ${name}${share < 1 ? ` --share ${share}` : ''}${isLoaded ? ' --load' : ''}\``;
      const all = [tried, figures].filter(Boolean).join('; ');
      return `| ${what} | ${all} | ${failures.length} | ${load.toFixed(1)} | ${Math.round(seconds)} s | ${command} |`;
    }),
  ].join('\n');
}

/** Puts the table into the documentation, in the place for its load. */
export async function keepTable(rows: readonly Row[]): Promise<void> {
  const isLoaded = rows.some((row) => row.isLoaded);
  const name = `figures of npm run resilience${isLoaded ? ' -- --load' : ''}`;
  await keepFigures(name, tableOf(rows), 'content/docs/publish/resilience.md');
}

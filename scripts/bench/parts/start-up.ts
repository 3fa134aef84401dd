import { lectern, measureWall, median } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

/**
 * How often each program is started. The programs alternate, so that other work of the machine affects all of them
 * equally.
 */
const rounds = 15;
const flags = ['--version', '--help'];

/**
 * Measures the start of the command line, compared with the start of Node. It measures only elapsed time. Loading the
 * code that measures CPU time would take longer than the start itself.
 */
export async function startUp(): Promise<Row[]> {
  const bare: number[] = [];
  const own = new Map(flags.map((flag): [string, number[]] => [flag, []]));
  for (let count = 0; count < rounds; count += 1) {
    bare.push(await measureWall(['--eval', '0']));
    for (const [flag, times] of own) times.push(await measureWall([lectern, flag]));
  }
  const beside = `Node alone: ${milliseconds(median(bare) * 1000)}`;
  return [...own].map(([flag, times]) => ({
    what: `lectern ${flag}`,
    figure: milliseconds(median(times) * 1000),
    beside,
    goal: '≤ 100 ms',
  }));
}

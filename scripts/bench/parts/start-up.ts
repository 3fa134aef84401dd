import { lectern, measureWall, median } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

/** How often each is started, in turn, so that what else the machine does falls on all. */
const rounds = 15;
const flags = ['--version', '--help'];

/** The command line without any work, compared with Node without any work. Measuring CPU time would load more than either. */
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

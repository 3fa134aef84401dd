import { lectern, measureWall, median } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

/** In turn, so that what else the machine does falls on both. */
const pairs = 15;

/** The command line without any work, beside Node without any work. What measures CPU time would take longer to load than either. */
export async function startUp(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const flag of ['--version', '--help']) {
    const own: number[] = [];
    const bare: number[] = [];
    for (let count = 0; count < pairs; count += 1) {
      own.push(await measureWall([lectern, flag]));
      bare.push(await measureWall(['--eval', '0']));
    }
    rows.push({ what: `lectern ${flag}`, figure: milliseconds(median(own) * 1000), beside: `Node alone: ${milliseconds(median(bare) * 1000)}`, goal: '≤ 100 ms' });
  }
  return rows;
}

import { lectern, measure, medianOf } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

/** The command line without any work, beside Node without any work. */
export async function startUp(): Promise<Row[]> {
  const bare = await medianOf(9, () => measure(['--eval', '0']));
  const rows: Row[] = [];
  for (const flag of ['--version', '--help']) {
    const { wall } = await medianOf(9, () => measure([lectern, flag]));
    rows.push({ what: `lectern ${flag}`, figure: milliseconds(wall * 1000), beside: `Node alone: ${milliseconds(bare.wall * 1000)}`, goal: '≤ 100 ms' });
  }
  return rows;
}

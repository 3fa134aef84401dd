import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listJson, openListWriter } from '../../emit/json.ts';

interface Row {
  path: string;
  size: number;
}

const row = (index: number, size = 1): Row => ({ path: `page-${index}`, size });
const list = (rows: readonly Row[], title = 'T') => ({
  envelope: { title, files: [] },
  rows,
  write: (each: Row) => each,
});

test('repeated writes of a changing list give the same result as a single write', () => {
  const write = openListWriter<Row>();
  const all = Array.from({ length: 350 }, (_, index) => row(index));
  const states: [string, readonly Row[]][] = [
    ['as it is', all],
    ['once more', all],
    ['a longer row', all.with(120, row(120, 12_345))],
    ['a shorter row', all.with(120, row(120, 7))],
    ['a row less', all.toSpliced(3, 1)],
    ['rows more', all.toSpliced(200, 0, row(1000), row(1001))],
    ['few rows', all.slice(0, 2)],
    ['none', []],
    ['all of them', all],
    ['many more', [...all, ...Array.from({ length: 900 }, (_, index) => row(5000 + index))]],
  ];
  for (const [what, rows] of states)
    for (const title of ['T', 'A longer title'])
      assert.is(Buffer.from(write(list(rows, title))).toString(), listJson(list(rows, title)), `${what}, ${title}`);
});

test.run();

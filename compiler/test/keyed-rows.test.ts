import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KeyedRows } from '../keyed-rows.ts';

const map = new Map([
  ['a', 'one'],
  ['b', 'two'],
]);
const rows = new KeyedRows(
  new Map([
    ['a', 0],
    ['b', 1],
  ]),
  ['one', 'two'],
);

test('rows by key answer as a map of them would', () => {
  for (const key of ['a', 'b', 'c']) assert.equal([rows.get(key), rows.has(key)], [map.get(key), map.has(key)]);
  assert.is(rows.size, map.size);
  assert.equal([...rows], [...map]);
  assert.equal([...rows.keys()], [...map.keys()]);
  assert.equal([...rows.values()], [...map.values()]);
  assert.equal([...rows.entries()], [...map.entries()]);
  const called: string[] = [];
  rows.forEach((value, key, all) => called.push(`${key} ${value} ${all === rows}`));
  assert.equal(called, ['a one true', 'b two true']);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { matchRows, type Rows } from '../rows.ts';

const [one, two, other] = [{}, {}, {}];

function match(now: Rows, before: Rows) {
  const { places, changed } = matchRows(now, before);
  return now.columns[0].map((_, row) => `${places?.[row] ?? row}${changed.includes(row) ? '' : ' stays'}`);
}

test('a row stays when each of its values is the one that it was', () => {
  const before: Rows = {
    keys: ['a', 'b'],
    columns: [
      [one, two],
      [1, 2],
    ],
  };
  assert.equal(
    match(
      {
        keys: ['a', 'b'],
        columns: [
          [one, two],
          [1, 2],
        ],
      },
      before,
    ),
    ['0 stays', '1 stays'],
  );
  assert.equal(
    match(
      {
        keys: ['a', 'b'],
        columns: [
          [one, {}],
          [1, 2],
        ],
      },
      before,
    ),
    ['0 stays', '1'],
  );
  assert.equal(
    match(
      {
        keys: ['a', 'b'],
        columns: [
          [one, two],
          [9, 2],
        ],
      },
      before,
    ),
    ['0', '1 stays'],
  );
});

test('rows are found by their keys where some have come, gone or moved', () => {
  const before: Rows = { keys: ['a', 'b', 'c'], columns: [[one, two, other]] };
  assert.equal(match({ keys: ['b', 'a'], columns: [[two, one]] }, before), ['1 stays', '0 stays']);
  assert.equal(match({ keys: ['new', 'a', 'b', 'c'], columns: [[{}, one, two, other]] }, before), [
    '-1',
    '0 stays',
    '1 stays',
    '2 stays',
  ]);
});

test('rows without keys are told apart by their places', () => {
  assert.equal(match({ columns: [[one, other, two]] }, { columns: [[one, two]] }), ['0 stays', '1', '-1']);
});

test.run();

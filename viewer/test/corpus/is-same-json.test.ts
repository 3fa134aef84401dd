import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSameJson } from '../../corpus/is-same-json.ts';

const same: readonly (readonly [unknown, unknown])[] = [
  [1, 1],
  ['a', 'a'],
  [null, null],
  [undefined, undefined],
  [[], []],
  [
    { a: 1, b: [{ c: 'd' }] },
    { b: [{ c: 'd' }], a: 1 },
  ],
  [assert.equal, assert.equal],
];
const others: readonly (readonly [unknown, unknown])[] = [
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [1, 3],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 'c' } }, { a: { b: 'd' } }],
  [() => 1, () => 1],
];

for (const [a, b] of same) test(`${show(a)} equals ${show(b)}`, () => assert.ok(isSameJson(a, b)));
for (const [a, b] of others) {
  test(`${show(a)} differs from ${show(b)}`, () => {
    assert.not(isSameJson(a, b));
    assert.not(isSameJson(b, a));
  });
}

function show(value: unknown): string {
  return typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'undefined');
}

test.run();

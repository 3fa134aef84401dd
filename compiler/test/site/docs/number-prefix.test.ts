import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { numberPrefixParser, parseNumberPrefix, stripFolderNumbers } from '../../../site/docs/number-prefix.ts';

for (const [name, filename, numberPrefix] of [
  ['003 - intro', 'intro', 3],
  ['01-first', 'first', 1],
  ['1 - a', 'a', 1],
  ['1.a', 'a', 1],
  ['1_a', 'a', 1],
  ['2--- x', 'x', 2],
  ['0-zero', 'zero', 0],
] as const) {
  test(`"${name}" is "${filename}", number ${numberPrefix}`, () => {
    assert.equal(parseNumberPrefix(name), { filename, numberPrefix });
  });
}

for (const name of ['12', 'a1-b', '2021-11-notes', '7.0-foo', '7_1', '1-', '1 a', 'intro']) {
  test(`"${name}" has no number prefix`, () => {
    assert.equal(parseNumberPrefix(name), { filename: name });
  });
}

test('the numbers of all folders are removed, and the content folder is unchanged', () => {
  assert.is(stripFolderNumbers('02-guide/01-more/plain', parseNumberPrefix), 'guide/more/plain');
  assert.is(
    stripFolderNumbers('.', () => ({ filename: 'changed' })),
    '.',
  );
});

test('an instance may disable or replace the parser', () => {
  const own = (name: string) => ({ filename: name.slice(2), numberPrefix: 9 });
  assert.equal(numberPrefixParser({ numberPrefixParser: false })('01-a'), { filename: '01-a' });
  assert.equal(numberPrefixParser({ numberPrefixParser: own })('x:a'), { filename: 'a', numberPrefix: 9 });
});

test.run();

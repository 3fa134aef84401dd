import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepColumn, keyed, lookUp } from '../columns.ts';
import { noMemory, openMemory, type Memory } from '../memory.ts';

function run<Value>(memory: Memory, ask: () => Value): Value {
  memory.startRun();
  const answer = ask();
  memory.endRun();
  return answer;
}

test('a column asks again only of the rows that are others, and stays when their answers do', () => {
  const memory = openMemory();
  const asked: string[] = [];
  const lengths = (words: { word: string }[]) =>
    run(memory, () => keepColumn(memory, 'lengths', words, ({ word }) => (asked.push(word), word.length)));
  const [one, two, six] = [{ word: 'one' }, { word: 'two' }, { word: 'six' }];
  const first = lengths([one, two]);
  assert.equal(first, [3, 3]);
  assert.is(lengths([one, six]), first);
  assert.equal(lengths([one, six, { word: 'three' }]), [3, 3, 5]);
  assert.equal(asked, ['one', 'two', 'six', 'three']);
});

test('values are found by their keys, and where they stand is looked up once', () => {
  const memory = openMemory();
  const keys = ['b', undefined, 'gone', 'a'];
  const letters = ['a', 'b'];
  const find = (rows: number[]) =>
    run(memory, () => lookUp(memory, 'letters', keys, keyed(memory, 'rows', letters, rows)));
  assert.equal(find([1, 2]), [2, undefined, undefined, 1]);
  assert.equal(find([1, 3]), [3, undefined, undefined, 1]);
  assert.equal(lookUp(noMemory, 'letters', keys, new Map([['a', 7]])), [undefined, undefined, undefined, 7]);
});

test('values by key are the same as long as they and their keys are', () => {
  const memory = openMemory();
  const [keys, rows] = [
    ['a', 'b'],
    [1, 2],
  ];
  const made = run(memory, () => keyed(memory, 'rows', keys, rows));
  assert.is(
    run(memory, () => keyed(memory, 'rows', keys, rows)),
    made,
  );
  const other = run(memory, () => keyed(memory, 'rows', keys, [1, 3]));
  assert.is.not(other, made);
  assert.is(other.places, made.places);
});

test.run();

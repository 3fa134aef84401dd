import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isEqual, openMemory } from '../memory.ts';

test('what was made of the same inputs is there in the next run, and what is made anew and comes out equal stays', () => {
  const memory = openMemory();
  const first = memory.keep('place', [1], () => ({ a: [1] }));
  memory.endRun();
  assert.is(memory.find('place', [1]), first);
  assert.is(memory.find('place', [2]), undefined);
  assert.is(
    memory.keep('place', [2], () => ({ a: [1] })),
    first,
  );
  assert.is.not(
    memory.keep('place', [3], () => ({ a: [2] })),
    first,
  );
});

test('what a run does not ask for is forgotten at its end, but not what lies in a shelf that it left shut', () => {
  const memory = openMemory();
  const made = {};
  memory.keep('place', [], () => made);
  memory.shelf('shut').keep('place', [], () => made);
  memory.shelf('open').keep('place', [], () => made);
  memory.endRun();
  memory.shelf('open').keep('other', [], () => made);
  memory.endRun();
  assert.is(memory.find('place', []), undefined);
  assert.is(memory.shelf('shut').find('place', []), made);
  assert.is(memory.shelf('open').find('place', []), undefined);
  assert.is(memory.shelf('open').find('other', []), made);
});

test('a run that was not ended forgets nothing', () => {
  const memory = openMemory();
  const made = {};
  memory.shelf('open').keep('one', [], () => made);
  memory
    .shelf('open')
    .shelf('inner')
    .keep('two', [], () => made);
  memory.endRun();
  memory.startRun();
  memory.shelf('open').shelf('inner');
  memory.startRun();
  memory.endRun();
  assert.is(memory.shelf('open').find('one', []), made);
  assert.is(memory.shelf('open').shelf('inner').find('two', []), made);
});

test('of many things those are made again that rest on something else, and the list stays when all come out equal', () => {
  const memory = openMemory();
  const made: number[] = [];
  const [red, blue] = [{ colour: 'red' }, { colour: 'blue' }];
  const list = (shared: unknown, values: { colour: string }[]) => {
    const keys = values.map((_, index) => `row ${index}`);
    return memory.keepRows('place', [shared], { keys, columns: [values] }, (row) => {
      made.push(row);
      return { shows: values[row]!.colour };
    });
  };
  const first = list(1, [red, blue]);
  assert.equal(first, [{ shows: 'red' }, { shows: 'blue' }]);
  memory.endRun();
  made.length = 0;
  assert.is(list(1, [red, blue]), first);
  assert.equal(made, []);
  assert.is(list(1, [red, { colour: 'blue' }]), first, 'another that says the same');
  assert.equal(made.splice(0), [1]);
  const second = list(1, [red, { colour: 'green' }]);
  assert.is(second[0], first[0]);
  assert.equal(second[1], { shows: 'green' });
  assert.equal(made.splice(0), [1]);
  assert.is(list(2, [red, { colour: 'green' }]), second);
  assert.equal(made.splice(0), [0, 1], 'what all rest on is another');
  assert.is(list(2, [red]).length, 1);
});

test('a value is put in the place of an equal one without being compared with it', () => {
  const memory = openMemory();
  // What leads back to itself could not be.
  const ring = () => {
    const made: { next?: unknown } = {};
    return Object.assign(made, { next: made });
  };
  memory.replace('place', [1], ring());
  const second = ring();
  memory.replace('place', [2], second);
  assert.is(memory.find('place', [2]), second);
});

test('a value that was there will do when whoever settles it says so', () => {
  const memory = openMemory();
  const sameLength = (before: string[], now: string[]) => before.length === now.length;
  const first = memory.settle('place', ['a'], sameLength);
  assert.is(memory.settle('place', ['b'], sameLength), first);
  assert.equal(memory.settle('place', ['b', 'c'], sameLength), ['b', 'c']);
});

test('maps and sets are equal when they hold the same in the same order', () => {
  assert.ok(isEqual(new Map([['a', [1]]]), new Map([['a', [1]]])));
  assert.not.ok(isEqual(new Map([['a', [1]]]), new Map([['a', [2]]])));
  assert.not.ok(
    isEqual(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      new Map([
        ['b', 2],
        ['a', 1],
      ]),
    ),
  );
  assert.not.ok(isEqual(new Map([['a', 1]]), new Map([['b', 1]])));
  assert.not.ok(isEqual(new Set([1]), new Set([1, 2])));
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isEqual, openMemory } from '../memory.ts';

test('what was made of the same inputs is there in the next run, and what is made anew and comes out equal stays', () => {
  const memory = openMemory();
  const first = memory.keep('place', [1], () => ({ a: [1] }));
  memory.endRun();
  assert.is(memory.find('place', [1]), first);
  assert.is(memory.find('place', [2]), undefined);
  assert.is(memory.keep('place', [2], () => ({ a: [1] })), first);
  assert.is.not(memory.keep('place', [3], () => ({ a: [2] })), first);
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

test('maps and sets are equal when they hold the same in the same order', () => {
  assert.ok(isEqual(new Map([['a', [1]]]), new Map([['a', [1]]])));
  assert.not.ok(isEqual(new Map([['a', [1]]]), new Map([['a', [2]]])));
  assert.not.ok(isEqual(new Map([['a', 1], ['b', 2]]), new Map([['b', 2], ['a', 1]])));
  assert.not.ok(isEqual(new Map([['a', 1]]), new Map([['b', 1]])));
  assert.not.ok(isEqual(new Set([1]), new Set([1, 2])));
});

test.run();

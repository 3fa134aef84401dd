import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linesByKey, linesHash, parseLines } from '../../navigation/line-links.ts';

test('an address selects a line, several lines, or lines of a later block', () => {
  assert.equal(parseLines('#L3'), { from: 3, to: 3, block: 1 });
  assert.equal(parseLines('#L3-L8'), { from: 3, to: 8, block: 1 });
  assert.equal(parseLines('#L8-3@2'), { from: 3, to: 8, block: 2 });
  for (const hash of ['', '#l3', '#L', '#L3-', '#line-3', '#L3-L8@']) assert.is(parseLines(hash), undefined, hash);
});

test('the hash of lines is parsed to the same lines', () => {
  for (const hash of ['#L3', '#L3-L8', '#L41@3', '#L3-L8@2']) assert.is(linesHash(parseLines(hash)!), hash);
});

test('after Enter selects the first line, arrow keys change the selection', () => {
  const all = { from: 41, to: 43, block: 2 };
  const by = (key: string, before?: string, shiftKey = false) => {
    const lines = linesByKey({ key, shiftKey }, before === undefined ? undefined : parseLines(before), all);
    return lines && linesHash(lines);
  };
  assert.is(by('ArrowDown'), undefined);
  assert.is(by('Enter'), '#L41@2');
  assert.is(by('Enter', '#L41@2'), undefined);
  assert.is(by('ArrowDown', '#L41@2'), '#L42@2');
  assert.is(by('ArrowDown', '#L43@2'), '#L43@2');
  assert.is(by('ArrowUp', '#L41-L43@2'), '#L41@2');
  assert.is(by('ArrowDown', '#L42@2', true), '#L42-L43@2');
  assert.is(by('ArrowUp', '#L42-L43@2', true), '#L42@2');
  assert.is(by('ArrowUp', '#L42@2', true), '#L42@2');
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linesHash, parseLines } from '../../navigation/line-links.ts';

test('an address names a line, several, or those of a further block', () => {
  assert.equal(parseLines('#L3'), { from: 3, to: 3, block: 1 });
  assert.equal(parseLines('#L3-L8'), { from: 3, to: 8, block: 1 });
  assert.equal(parseLines('#L8-3@2'), { from: 3, to: 8, block: 2 });
  for (const hash of ['', '#l3', '#L', '#L3-', '#line-3', '#L3-L8@']) assert.is(parseLines(hash), undefined, hash);
});

test('lines are named as they are read', () => {
  for (const hash of ['#L3', '#L3-L8', '#L41@3', '#L3-L8@2']) assert.is(linesHash(parseLines(hash)!), hash);
});

test.run();

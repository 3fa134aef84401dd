import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cutText } from '../cut-text.ts';

test('a string is cut at a number of UTF-16 units, and never inside a symbol', () => {
  assert.is(cutText('abc', 3), 'abc');
  assert.is(cutText('abc', 2), 'ab');
  assert.is(cutText('a😀b', 2), 'a');
  assert.is(cutText('a😀b', 3), 'a😀');
  assert.is(cutText('😀', 1), '');
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { safeSrcSet } from '../../body/safe-src-set.ts';

test('versions with safe addresses stay as they are', () => {
  assert.is(safeSrcSet('/a-1.png 640w, https://example.org/a,b.png 1030w'), '/a-1.png 640w, https://example.org/a,b.png 1030w');
  assert.is(safeSrcSet(undefined), undefined);
});

test('one that is not takes the others with it', () => {
  assert.is(safeSrcSet('/a.png 640w, javascript:alert(1) 2x'), undefined);
  assert.is(safeSrcSet('/a.png 640w,\tdata:text/html,x 2x'), undefined);
});

test.run();

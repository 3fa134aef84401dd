import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../../scripts/testing/cpu-seconds.ts';
import { nearest } from '../../../../compiler/diagnostics/nearest.ts';
import { anchorsIn } from '../anchors-in.ts';

test('an unclosed script extends to the end of the page', () => {
  assert.equal(anchorsIn('<p id="a"></p><script>"<b id=\'b\'>', ['a', 'b'], nearest), {
    a: { isThere: true },
    b: { isThere: false, near: 'a' },
  });
});

test('a page of unclosed scripts is parsed in linear time', () => {
  for (const tag of ['<script', '<style>'])
    assert.ok(cpuSeconds(() => anchorsIn(`<p id="a">${tag.repeat(60_000)}`, ['a'], nearest)) < 2);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { highlight } from '../../../parse/code-block/highlight.ts';

test('tokens are runs over the code: a class and a length', () => {
  assert.is(highlight("const a = f('x');", 'js'), 'k5 3 o1 1 f1 p1 s3 p2');
});

test('highlight omits plain text at the end', () => {
  assert.is(highlight('// x\nabc', 'js'), 'c4');
});

test('highlight colours an interpolation within a string as code', () => {
  assert.is(highlight('`a${b}c`', 'js'), 's2 p2 1 p1 s2');
});

test('highlight distinguishes inserted and deleted lines of a diff', () => {
  assert.is(highlight('-a\n+b\n c', 'diff'), 'd3 i3');
});

test('highlight accepts all names of a language', () => {
  for (const name of ['ts', 'typescript', 'mts']) assert.is(highlight('let a', name), 'k3', name);
});

test('highlight leaves a language without a grammar plain', () => {
  for (const name of ['unheard-of', '../lib/all', '__proto__', 'constructor', 'extend', ''])
    assert.is(highlight('let a', name), undefined, name);
});

test('highlight leaves very long code plain', () => {
  assert.is(highlight('a '.repeat(10_000), 'js'), undefined);
});

test.run();

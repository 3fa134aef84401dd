import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { highlight } from '../../../parse/code-block/highlight.ts';

test('tokens are runs over the code: a class and a length', () => {
  assert.is(highlight("const a = f('x');", 'js'), 'k5 3 o1 1 f1 p1 s3 p2');
});

test('what is plain at the end is left out', () => {
  assert.is(highlight('// x\nabc', 'js'), 'c4');
});

test('an interpolation within a string looks like code', () => {
  assert.is(highlight('`a${b}c`', 'js'), 's2 p2 1 p1 s2');
});

test('inserted and deleted lines of a diff are told apart', () => {
  assert.is(highlight('-a\n+b\n c', 'diff'), 'd3 i3');
});

test('a language goes by any of its names', () => {
  for (const name of ['ts', 'typescript', 'mts']) assert.is(highlight('let a', name), 'k3', name);
});

test('a language without a grammar is plain, whatever its name', () => {
  for (const name of ['unheard-of', '../lib/all', '__proto__', 'constructor', 'extend', ''])
    assert.is(highlight('let a', name), undefined, name);
});

test('code of excessive length is plain', () => {
  assert.is(highlight('a '.repeat(10_000), 'js'), undefined);
});

test.run();

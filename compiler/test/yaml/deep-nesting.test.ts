import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findDeepNesting } from '../../yaml/deep-nesting.ts';

test('findDeepNesting accepts normal files', () => {
  assert.is(findDeepNesting(''), undefined);
  assert.is(findDeepNesting('items:\n  - - a\n    - {b: [c]}\n'), undefined);
  assert.is(findDeepNesting(`text: |\n  ${'-'.repeat(500)}\n`), undefined);
  assert.is(findDeepNesting(`list: [${'[a], '.repeat(500)}]\n`), undefined);
  assert.is(findDeepNesting('['.repeat(200)), undefined);
});

test('findDeepNesting refuses endless brackets, marks and indentation', () => {
  assert.equal(findDeepNesting(`a: 1\nb: ${'['.repeat(201)}`), { line: 2, column: 204 });
  assert.equal(findDeepNesting('- '.repeat(101)), { line: 1, column: 201 });
  assert.equal(findDeepNesting('? '.repeat(101)), { line: 1, column: 201 });
  assert.equal(findDeepNesting(`${'\n{'.repeat(201)}`), { line: 202, column: 1 });
  assert.equal(findDeepNesting(Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')), {
    line: 202,
    column: 201,
  });
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeLines } from '../../body/code-lines.ts';

test('runs without a class and the remaining characters are plain', () => {
  assert.equal(codeLines('let a = 1', 'k3 1 v1'), [
    [
      { text: 'let', className: 'token keyword' },
      { text: ' ', className: undefined },
      { text: 'a', className: 'token variable' },
      { text: ' = 1', className: undefined },
    ],
  ]);
});

test('a run over several lines continues in each of them', () => {
  assert.equal(codeLines('/* a\n b */', 'c10'), [
    [{ text: '/* a', className: 'token comment' }],
    [{ text: ' b */', className: 'token comment' }],
  ]);
});

test('an empty line has no runs', () => {
  assert.equal(codeLines('a\n\nb'), [[{ text: 'a', className: undefined }], [], [{ text: 'b', className: undefined }]]);
});

test('lengths beyond the code and unknown classes do no harm', () => {
  assert.equal(codeLines('abc', 'z2 k99'), [
    [
      { text: 'ab', className: undefined },
      { text: 'c', className: 'token keyword' },
    ],
  ]);
});

test('a run with an exclamation mark is a marked word, with or without a token', () => {
  assert.equal(codeLines('let ab', 'k3! 1 1!'), [
    [
      { text: 'let', className: 'token keyword highlighted-word' },
      { text: ' ', className: undefined },
      { text: 'a', className: 'highlighted-word' },
      { text: 'b', className: undefined },
    ],
  ]);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codeBlockProps } from '../../../parse/code-block/code-block-props.ts';
import { markWords, readCodeMarks } from '../../../parse/code-block/code-marks.ts';
import { parseOptions } from '../options.ts';

const read = (language: string | undefined, ...lines: string[]) =>
  readCodeMarks({ code: lines.join('\n'), marks: {} }, language);

test('each mark at the end of a line gives the line its classes', () => {
  const kinds: [string, string][] = [
    ['++', 'diff add'],
    ['--', 'diff remove'],
    ['focus', 'focused'],
    ['highlight', 'highlighted'],
    ['hl', 'highlighted'],
    ['error', 'highlighted error'],
    ['warning', 'highlighted warning'],
    ['info', 'highlighted info'],
  ];
  for (const [kind, classes] of kinds)
    assert.equal(read('js', 'a', `b; // [!code ${kind}]`), { code: 'a\nb;', marks: { [classes]: [2] }, words: [] });
});

test('a comment on its own line is removed, and marks the next lines', () => {
  assert.equal(read('js', '// [!code ++]', 'a', 'b').marks, { 'diff add': [1] });
  assert.equal(read('js', '// [!code focus:2]', 'a', 'b', 'c'), {
    code: 'a\nb\nc',
    marks: { focused: [1, 2] },
    words: [],
  });
  assert.equal(read('js', 'a', '// [!code ++]'), { code: 'a', marks: {}, words: [] });
});

test('a count marks that many lines from its line, up to the end of the code', () => {
  assert.equal(read('js', 'a // [!code ++:2]', 'b', 'c').marks, { 'diff add': [1, 2] });
  assert.equal(read('js', 'a', 'b // [!code ++:900000000]').marks, { 'diff add': [2] });
});

test('marks are read in the comments of each language, and the comment disappears', () => {
  const samples: [string | undefined, string][] = [
    ['tsx', '{/* [!code ++] */}'],
    ['html', '<!-- [!code ++] -->'],
    ['css', '/* [!code ++] */'],
    ['json', '// [!code ++]'],
    ['python', '# [!code ++]'],
    ['sql', '-- [!code ++]'],
    ['fsharp', '(* [!code ++] *)'],
    ['haskell', '{- [!code ++] -}'],
    ['julia', '#= [!code ++] =#'],
    ['scheme', ';;; [!code ++]'],
    ['erlang', '% [!code ++]'],
    ['vim', '" [!code ++]'],
    ['fortran', '! [!code ++]'],
    ['lua', '--[[ [!code ++] ]]'],
    ['twig', '{# [!code ++] #}'],
    ['handlebars', '{{!-- [!code ++] --}}'],
    ['batch', 'rem [!code ++]'],
    ['text', '# [!code ++]'],
    [undefined, '// [!code ++]'],
  ];
  for (const [language, comment] of samples)
    assert.equal(read(language, `a ${comment}`), { code: 'a', marks: { 'diff add': [1] }, words: [] }, comment);
});

test('several marks can follow each other in one comment or in several', () => {
  const marks = { 'diff remove': [1], focused: [1] };
  assert.equal(read('js', 'a // [!code --] [!code focus]').marks, marks);
  assert.equal(read('js', 'a // [!code focus] // [!code --]'), { code: 'a', marks, words: [] });
});

test('other text of the comment stays', () => {
  assert.equal(read('js', 'a // why [!code ++]').code, 'a // why');
  assert.equal(read('css', 'a /* why [!code ++] */').code, 'a /* why */');
});

test('unknown marks, marks outside comments, and marks with two spaces stay text', () => {
  for (const line of ['a // [!code mine]', 'a [!code ++]', 's = "// [!code ++]"', 'a // [!code  ++]', 'a # [!code ++]'])
    assert.equal(read('js', line), { code: line, marks: {}, words: [] }, line);
});

test('a word mark finds all occurrences from its line on, or in a number of lines', () => {
  assert.equal(read('js', '// [!code word:an]', 'banana', 'an').words, [
    [1, 3],
    [3, 5],
    [7, 9],
  ]);
  assert.equal(read('js', 'an', 'an // [!code word:an:1]', 'an').words, [[3, 5]]);
  assert.equal(read('js', String.raw`a:b // [!code word:a\:b]`).words, [[0, 3]]);
});

test('marks from other sources follow their lines', () => {
  const block = { code: 'a\n// [!code ++]\nb\nc', marks: { lit: [1, 2, 3] } };
  assert.equal(readCodeMarks(block, 'js').marks, { lit: [1, 2], 'diff add': [2] });
});

test('a long line with many marks that match nothing stays text', () => {
  const line = '// [!code ++] x '.repeat(2000);
  assert.is(read('js', line).code, line);
});

test('overlapping counts mark each line once', () => {
  assert.equal(read('js', 'a // [!code ++:3]', 'b // [!code ++:3]', 'c', 'd', 'e').marks, { 'diff add': [1, 2, 3, 4] });
});

test('markWords splits tokens at the borders of words', () => {
  assert.is(markWords('k3', [[4, 5]]), 'k3 1 1!');
  assert.is(markWords('k3 1 v4 2', [[2, 6]]), 'k2 k1! 1! v2! v2 2');
  assert.is(
    markWords(undefined, [
      [1, 2],
      [2, 3],
    ]),
    '1 1! 1!',
  );
  assert.is(markWords('k3', []), 'k3');
});

test('a fence has marks of its range and of its comments, and tokens without the comments', () => {
  const fence = { code: 'let a; // [!code ++]\nb // [!code word:b]', language: 'js', meta: '{2}' };
  assert.equal(codeBlockProps(fence, parseOptions('md')), {
    code: 'let a;\nb',
    language: 'js',
    tokens: 'k3 2 p1 1 1!',
    marks: { highlighted: [2], 'diff add': [1] },
  });
});

test.run();

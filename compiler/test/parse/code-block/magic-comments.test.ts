import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readMagicComments } from '../../../parse/code-block/magic-comments.ts';

const comments = [
  { className: 'lit', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
  { className: 'wrong', line: 'This will error' },
];
const read = (language: string | undefined, ...lines: string[]) =>
  readMagicComments(lines.join('\n'), language, comments);

test('a comment on its own line is removed, and the next line is marked', () => {
  assert.equal(read('js', 'a', '// highlight-next-line', 'b', 'c'), { code: 'a\nb\nc', marks: { lit: [2] } });
});

test('start and end comments mark all lines between them', () => {
  assert.equal(read('css', '/* highlight-start */', 'a', 'b', '/* highlight-end */', 'c'), {
    code: 'a\nb\nc',
    marks: { lit: [1, 2] },
  });
});

test('each style of comment is read in languages that have it', () => {
  const styles: [string, string][] = [
    ['js', '//highlight-next-line'],
    ['jsx', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['python', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['matlab', '% highlight-next-line'],
    ['unheard-of', '   # highlight-next-line  '],
  ];
  for (const [language, comment] of styles) assert.equal(read(language, comment, 'a').marks, { lit: [1] }, language);
});

test("a comment in a style that the language doesn't have is code", () => {
  for (const [language, comment] of [
    ['python', '// highlight-next-line'],
    ['js', '# highlight-next-line'],
    ['js', '-- highlight-next-line'],
  ]) {
    assert.equal(read(language, comment!, 'a'), { code: `${comment}\na`, marks: {} });
  }
});

test('comments of every language with a grammar mark lines', () => {
  const samples: [string, string][] = [
    ['sql', '/* highlight-next-line */'],
    ['fsharp', '(* highlight-next-line *)'],
    ['fs', '// highlight-next-line'],
    ['fortran', '! highlight-next-line'],
    ['cobol', '*> highlight-next-line'],
    ['haskell', '{- highlight-next-line -}'],
    ['julia', '#= highlight-next-line =#'],
    ['racket', '; highlight-next-line'],
    ['scheme', ';;; highlight-next-line'],
    ['erlang', '% highlight-next-line'],
    ['vim', '" highlight-next-line'],
    ['vhdl', '-- highlight-next-line'],
    ['lua', '--[[ highlight-next-line ]]'],
    ['bat', ':: highlight-next-line'],
    ['batch', 'rem highlight-next-line'],
    ['powershell', '<# highlight-next-line #>'],
    ['twig', '{# highlight-next-line #}'],
    ['handlebars', '{{!-- highlight-next-line --}}'],
    ['razor', '@* highlight-next-line *@'],
    ['pascal', '{ highlight-next-line }'],
    ['ini', '; highlight-next-line'],
  ];
  for (const [language, comment] of samples)
    assert.equal(read(language, comment, 'a'), { code: 'a', marks: { lit: [1] } }, `${language}: ${comment}`);
});

test('if a grammar reads any word as a comment, only common comments mark lines', () => {
  assert.equal(read('brainfuck', '! highlight-next-line', 'a').marks, {});
  assert.equal(read('brainfuck', '# highlight-next-line', 'a').marks, { lit: [1] });
});

test('grammars of a site define the comments of their languages', () => {
  const grammars = JSON.stringify({
    languages: { mine: 0 },
    nodes: [
      ['object', { comment: 1 }],
      ['regex', '\\(\\*.*?\\*\\)', ''],
    ],
  });
  const code = '(* highlight-next-line *)\na';
  assert.equal(readMagicComments(code, 'mine', comments, grammars).marks, { lit: [1] });
  assert.equal(readMagicComments(code, 'mine', comments).marks, {});
});

test('a comment after code is code', () => {
  assert.equal(read('js', 'a // highlight-next-line', 'b').marks, {});
});

test('a line can have several classes, including a class of the site', () => {
  assert.equal(read('js', '// highlight-next-line', '// This will error', 'a'), {
    code: 'a',
    marks: { lit: [1], wrong: [1] },
  });
});

test('a comment can contain special characters of regular expressions', () => {
  assert.equal(readMagicComments('// (a+)*\nb', 'js', [{ className: 'x', line: '(a+)*' }]), {
    code: 'b',
    marks: { x: [1] },
  });
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseYaml } from '../../yaml/parse-yaml.ts';

test('a recursive alias is an error at its location', () => {
  for (const [text, line, column] of [
    ['a: &x\n  b: *x\n', 2, 6],
    ['- &x [1, [*x]]\n', 1, 11],
    ['a: &x {b: 1}\nc: &y\n  - *x\n  - d: *y\n', 4, 8],
  ] as const)
    assert.equal(
      parseYaml(text).errors,
      [{ reason: `*${text.includes('*y') ? 'y' : 'x'} contains itself`, at: { line, column } }],
      text,
    );
});

test('an alias can repeat a value', () => {
  const { read } = parseYaml('a: &x {b: [1]}\nc: [*x, *x]\n');
  assert.equal(read?.value, { a: { b: [1] }, c: [{ b: [1] }, { b: [1] }] });
});

test('a non-string key, and a string with a lone surrogate, are errors at their locations', () => {
  const problemsOf = (text: string) =>
    parseYaml(text).errors.map(({ reason, at }) => `${at?.line}:${at?.column} ${reason}`);
  assert.equal(problemsOf('a: 1\n? [b, c]\n: 2\n? {d: 3}\n: 4\n'), [
    '2:3 a key must be text, but this is a list',
    '4:3 a key must be text, but this is a map',
  ]);
  assert.equal(problemsOf('a: "\\uD83D\\uDE00"\nb: "x\\uD83D"\n"\\uDE00": c\n'), [
    '2:4 "x\\ud83d" contains half of a surrogate pair',
    '3:1 "\\ude00" contains half of a surrogate pair',
  ]);
});

test.run();

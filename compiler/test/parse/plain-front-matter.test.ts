// Tests that front matter parsed without a YAML parser has the same values as with a YAML parser.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainFrontMatter } from '../../parse/plain-front-matter.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { seeded } from '../../../scripts/bench/random.ts';

const lines = [
  'title: A title',
  'title: "A: title"',
  "title: 'It # is'",
  'sidebar_position: 3',
  'draft: true',
  'unlisted: false',
  'a: 0',
  'b:',
  'c: ~',
  'd: null',
  'e: True',
  'f: yes',
  'g: 012',
  'h: 1.5',
  'i: 1e3',
  'j: 0x1f',
  'k: -1',
  'l: 2024-01-02',
  'm: [a, b]',
  'n: {a: b}',
  'o: |',
  '  text',
  'p: >-',
  '- item',
  'q: a: b',
  'r: a #b',
  's: a#b',
  't:  spaced  ',
  "u: it's",
  'v: "a" b',
  "w: 'a''b'",
  'x: "a\\n"',
  'true: a',
  'null: b',
  '__proto__: c',
  'y: d',
  '# comment',
  'z : e',
  '<<: *a',
  'aa: &x b',
  'bb: *x',
  'cc: !t d',
  'dd: é — 😀',
  'ee: `f`',
  'ff: @g',
  'gg: a, b',
  'hh: a]',
  'ii: "tab\there"',
  'jj: a\tb',
  'kk: Null',
  'll: a?',
  'mm: "',
  "nn: '",
  '',
  '   ',
  '? oo',
  'pp: NaN',
  'qq: Infinity',
  'rr: a\u00a0',
  'ss: 123456789012345678',
  'tt: .inf',
  'uu-vv: w',
  'a.b: c',
  '...',
  'title: twice',
  'a: a\u2028b',
  'b: a\u0085b',
];

test('plainFrontMatter parses any lines like YAML, or returns undefined', () => {
  const random = seeded(7);
  let plain = 0;
  for (let run = 0; run < 5_000; run += 1) {
    const yaml = Array.from({ length: 1 + random.below(3) }, () => random.one(lines)).join('\n');
    const read = plainFrontMatter(yaml);
    if (!read) continue;
    plain += 1;
    const expected = parseYaml(yaml);
    assert.equal(expected.errors, [], JSON.stringify(yaml));
    assert.equal(read.values, expected.read?.value ?? {}, JSON.stringify(yaml));
  }
  assert.ok(plain > 300, `${plain} were plain`);
});

test('the range of a key is its line, without trailing spaces', () => {
  assert.equal(plainFrontMatter('title: A\n\nposition: 2  \n')?.places, {
    title: { line: 2, column: 1, end: { line: 2, column: 9 } },
    position: { line: 4, column: 1, end: { line: 4, column: 12 } },
  });
});

test('plainFrontMatter leaves all other syntax to YAML', () => {
  for (const yaml of ['a: [b]', 'a:\n  b: c', 'a: 1\na: 2', 'true: a', '__proto__: a', 'a: 2024-01-02', 'a: yes'])
    assert.is(plainFrontMatter(yaml), undefined, yaml);
});

test.run();

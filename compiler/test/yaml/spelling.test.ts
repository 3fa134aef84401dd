import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseFrontMatter } from '../../parse/front-matter.ts';
import { parsers } from '../../parse/parser-choice.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from '../parse/options.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { number, text } from '../../yaml/scalars.ts';

const spellings = [
  '4.10',
  '1.20',
  '1.0',
  '001999',
  '0x10',
  '0o17',
  '1e3',
  '+5',
  '12345678901234567890',
  '2024-01-02',
  '10:30',
  'yes',
  'No',
  '1_000',
];

for (const written of spellings) {
  test(`${written} keeps its spelling as a value, as an item and as a key`, () => {
    const { errors, read } = parseYaml(`a: ${written}\nb: [${written}]\n${written}: c\n`, { keepsSpelling: true });
    assert.equal(errors, []);
    assert.equal(read!.value, { a: written, b: [written], [written]: 'c' });
  });
}

test("a number in JavaScript's spelling is a number", () => {
  const { read } = parseYaml('a: 2021\nb: 4.5\nc: -3\nd: "4.10"\n', { keepsSpelling: true });
  assert.equal(read!.value, { a: 2021, b: 4.5, c: -3, d: '4.10' });
});

test('custom data contains numbers in any spelling', () => {
  const { read } = parseYaml('customProps: {a: 1.0, b: [0x10]}\n', { keepsSpelling: true });
  assert.equal(read!.value, { customProps: { a: 1, b: [16] } });
  assert.equal(parseYaml('a: 1.50').read!.value, { a: 1.5 });
});

test('keys with different spellings are different keys', () => {
  const { errors, read } = parseYaml('1.0: a\n1.00: b\n1: c\n');
  assert.equal([errors, read!.value], [[], { '1': 'c', '1.0': 'a', '1.00': 'b' }]);
});

test('a schema gets a string as written if it expects a string, and a number if it expects a number', () => {
  assert.is(text.parse('4.10'), '4.10');
  assert.is(text.parse(2021), '2021');
  for (const [written, expected] of [
    ['1.0', 1],
    ['0x10', 16],
    ['1e3', 1000],
    ['+5', 5],
    ['.5', 0.5],
    ['007', 7],
  ] as const)
    assert.is(number.parse(written), expected);
  for (const written of ['', 'one', '1 2', '0x']) assert.not(number.safeParse(written).success);
});

for (const [name, yaml, line, column] of [
  ['behind ...', 'a: 1\n...\nb: 2\n', 3, 1],
  ['behind ---', 'a: 1\n---\nb: 2\n', 3, 1],
  ['that is text', 'a: 1\n...\n\nSome text.\n', 4, 1],
  ['that is empty text', 'a: 1\n---\n""\n', 3, 1],
] as const) {
  test(`a second document ${name} is an error at its location`, () => {
    assert.equal(parseYaml(yaml).errors, [
      { reason: 'a second YAML document begins here, but Lectern reads only one', at: { line, column } },
    ]);
  });
}

test("a marker at the end of a file, or before its content, doesn't start a second document", () => {
  for (const yaml of ['---\na: 1\n', 'a: 1\n...\n', 'a: 1\n---\n', '--- # text\na: 1\n...\n# text\n', '']) {
    const { errors, read } = parseYaml(yaml);
    assert.equal(errors, []);
    assert.equal(read!.value, yaml === '' ? null : { a: 1 });
  }
});

test('three dots end front matter, and content follows', () => {
  const source = '---\ntitle: x\n...\n\nParagraph one.\n\n## Two\n\n---\n\nThree.\n';
  for (const format of ['md', 'mdx'] as const) {
    for (const parser of parsers) {
      const { head, sections } = parseSource(source, parseOptions(format), parser);
      assert.equal(head.frontMatter, { title: 'x' });
      assert.is(head.excerpt, 'Paragraph one.');
      assert.equal(
        sections.map(({ text: words }) => words),
        ['Paragraph one.', 'Three.'],
      );
    }
  }
});

test('a fence below three dots is a part of the end of front matter', () => {
  for (const end of ['...\n---', '...\n\n---', '... \n----'])
    assert.is(parseFrontMatter(`---\ntitle: x\n${end}\ntext\n`).lines, 2 + end.split('\n').length);
  assert.is(parseFrontMatter('---\ntitle: x\n...\n--- x\n').lines, 3);
});

test('a second document within front matter is an error', () => {
  const { findings } = parseFrontMatter('---\ntitle: x\n--- # more\nid: y\n---\ntext\n');
  assert.equal(
    findings.map(({ rule, at }) => [rule, at?.line]),
    [['front-matter-syntax', 4]],
  );
});

test.run();

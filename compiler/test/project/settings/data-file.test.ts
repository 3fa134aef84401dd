import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../../scripts/testing/cpu-seconds.ts';
import { parseDataFile } from '../../../project/settings/data-file.ts';

function parse(text: string) {
  const parsed = parseDataFile('docs/tags.yml', text);
  if (!parsed.file) throw new Error(parsed.diagnostics[0]!.message);
  return parsed.file;
}

function problems(text: string) {
  const parsed = parseDataFile('docs/tags.yml', text);
  if (parsed.file) throw new Error('no fault was found');
  return parsed.diagnostics;
}

test('YAML and JSON give the same value, and the location of each part', () => {
  const yaml = parse('a: 1\nitems:\n  - one\n  - name: two\n');
  assert.equal(yaml.value, { a: 1, items: ['one', { name: 'two' }] });
  assert.equal(yaml.at(['items', 1, 'name']), { line: 4, column: 11, end: { line: 4, column: 14 } });
  assert.equal(yaml.at(['items', 0]), { line: 3, column: 5, end: { line: 3, column: 8 } });
  assert.is(yaml.at([])!.line, 1);
  assert.is(yaml.at(['nothing', 'here']), undefined);
  const json = parse('{\n\t"items": [\n\t\t"one",\n\t\t{ "name": "two" }\n\t]\n}\n');
  assert.equal(json.value, { items: ['one', { name: 'two' }] });
  assert.equal(json.at(['items', 1, 'name']), { line: 4, column: 13, end: { line: 4, column: 18 } });
});

test('dates stay strings, and an empty file is null', () => {
  assert.equal(parse('date: 2021-01-02').value, { date: '2021-01-02' });
  assert.is(parse('').value, null);
});

test('a syntax error has its line and column', () => {
  const [diagnostic] = problems('a: 1\nb: "open\n');
  assert.is(diagnostic!.rule, 'invalid-yaml');
  assert.is(diagnostic!.place.line, 3);
});

test('errors in a JSON file are about JSON', () => {
  const inJson = (text: string) => {
    const diagnostic = parseDataFile('docs/_category_.json', text).diagnostics[0]!;
    const { rule, message, place } = diagnostic;
    return `${place.line}:${place.column} ${rule} ${message}`;
  };
  assert.is(inJson('{"a": [1}'), `1:9 invalid-json this is not valid JSON: expected "," or "]"`);
  assert.is(inJson('{"a": 1, "a": 2}'), `1:10 invalid-json this is not valid JSON: the key "a" occurs twice`);
});

test('a duplicate key is an error, and the values are still available', () => {
  const { file, diagnostics } = parseDataFile('docs/tags.yml', 'a: 1\na: 2\nb: 3\n');
  assert.equal(file!.value, { a: 2, b: 3 });
  const [diagnostic] = diagnostics;
  assert.match(diagnostic!.message, 'the key "a" occurs twice');
  assert.equal(diagnostic!.place, { path: 'docs/tags.yml', line: 2, column: 1 });
});

test('an alias bomb is rejected', () => {
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 9; level += 1) bomb.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(10)}]`);
  assert.match(problems(bomb.join('\n'))[0]!.message, /alias/);
});

test('infinitely nested YAML is an error, not a crash', () => {
  for (const mark of ['[', '- ', '? ', '{a: ']) {
    const [diagnostic] = problems(`a: 1\n${mark.repeat(100_000)}`);
    assert.match(diagnostic!.message, 'the data is nested too deeply');
    assert.is(diagnostic!.place.line, 2);
  }
});

test('many keys are parsed in a short time, and only the first of many errors are reported', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `key${index}: 1`).join('\n');
  assert.ok(cpuSeconds(() => assert.is(Object.keys(parse(many).value as object).length, 20_000)) < 4);
  assert.is(parseDataFile('docs/tags.yml', 'a: 1\n'.repeat(100)).diagnostics.length, 10);
});

test('a key that every object inherits is reported at its location', () => {
  const json = '{\n  "constructor": {"name": "C", "__proto__": {"url": "x"}}\n}';
  const { file, diagnostics } = parseDataFile('blog/authors.json', json);
  assert.equal(
    diagnostics.map(({ rule, place }) => `${rule} ${place.line}:${place.column}`),
    ['inherited-key 2:3', 'inherited-key 2:32'],
  );
  assert.equal(JSON.stringify(file!.value), '{"constructor":{"name":"C"}}');
});

test('a key __proto__ changes no prototype', () => {
  const { value } = parse('__proto__: { polluted: true }\n');
  assert.is(Object.getPrototypeOf(value), Object.prototype);
  assert.is(({} as { polluted?: boolean }).polluted, undefined);
});

test.run();

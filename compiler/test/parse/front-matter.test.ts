import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseFrontMatter } from '../../parse/front-matter.ts';

test('front matter is parsed with the location of each key', () => {
  const { values, places, lines, findings } = parseFrontMatter('---\ntitle: Hi\ntags: [a, 2021]\n---\ntext');
  assert.equal(values, { title: 'Hi', tags: ['a', 2021] });
  assert.equal(places, {
    title: { line: 2, column: 1, end: { line: 2, column: 10 } },
    tags: { line: 3, column: 1, end: { line: 3, column: 16 } },
  });
  assert.is(lines, 4);
  assert.equal(findings, []);
});

test('a date stays a string as written', () => {
  assert.equal(parseFrontMatter('---\ndate: 2021-02-03\nat: 2021-02-03T10:00:00Z\n---').values, {
    date: '2021-02-03',
    at: '2021-02-03T10:00:00Z',
  });
});

test('empty front matter has no keys', () => {
  const { values, lines, findings } = parseFrontMatter('---\n---\ntext');
  assert.equal([values, lines, findings], [{}, 2, []]);
});

test('front matter can end with more dashes than it begins with', () => {
  const { values, lines, findings } = parseFrontMatter('---\n\ntitle: A\n------\ntext');
  assert.equal([values, lines, findings], [{ title: 'A' }, 4, []]);
});

test('front matter with only a comment has no keys', () => {
  assert.equal(parseFrontMatter('---\n# nothing\n---\n').findings, []);
});

test('a source without a fence at its start has no front matter', () => {
  assert.is(parseFrontMatter('\n---\ntitle: x\n---').lines, 0);
  assert.is(parseFrontMatter('----\ntitle: x\n---').lines, 0);
});

test('a thematic break at the start is not front matter', () => {
  assert.equal(parseFrontMatter('---\n\nSome text.').findings, []);
});

test('front matter without an end is an error', () => {
  assert.equal(rules('---\ntitle: x\n\ntext'), ['front-matter-unclosed 1:1']);
});

test('an error in the YAML is reported at its line in the file', () => {
  assert.equal(rules('---\ntitle: x\na: [1, 2\nb: 3\n---\n'), ['front-matter-syntax 4:1']);
  assert.equal(rules('---\ntitle: a: b\n---\n'), ['front-matter-syntax 2:8']);
});

test('a key on the same line as another key is read as in Docusaurus before 3.10, and reported', () => {
  const { values, places, findings } = parseFrontMatter(
    '---\nauthors: [ada]  tags: ["x: y"] a: {b: 1} slug: s\ntitle: "T" id: i\n---\n',
  );
  assert.equal(values, { authors: ['ada'], tags: ['x: y'], a: { b: 1 }, slug: 's', title: 'T', id: 'i' });
  assert.equal(places.slug, { line: 2, column: 42, end: { line: 2, column: 49 } });
  assert.equal(places.title, { line: 3, column: 1, end: { line: 3, column: 11 } });
  assert.equal(
    findings.map(({ rule, severity, at }) => [rule, severity, at!.line, at!.column]),
    [
      ['tags', 2, 17],
      ['a', 2, 32],
      ['slug', 2, 42],
      ['id', 3, 12],
    ].map(([, line, column]) => ['keys-on-one-line', 'warning', line, column]),
  );
  for (const yaml of ['title: a b: c', 'tags: [a] b', 'title: "A" - b'])
    assert.is(parseFrontMatter(`---\n${yaml}\n---\n`).findings[0]?.rule, 'front-matter-syntax');
});

test('a duplicate key is reported at its second location', () => {
  assert.equal(rules('---\na: 1\na: 2\n---\n'), ['front-matter-syntax 3:1']);
});

test('a list or a single value is not valid front matter', () => {
  assert.equal(rules('---\n- a\n---\n'), ['front-matter-shape 2:1']);
  assert.equal(rules('---\njust words\n---\n'), ['front-matter-shape 2:1']);
});

test('front matter in another language is refused, and never run', () => {
  assert.equal(rules('---js\nmodule.exports = {}\n---\n'), ['front-matter-language 1:4']);
});

test('front matter in TOML is an error, and the lines below it are the page', () => {
  const text = '+++\ntitle = "A"\n\n[extra]\nx = 1\n+++\n\n# Page\n';
  assert.equal(rules(text), ['front-matter-language 1:1']);
  assert.is(parseFrontMatter(text).lines, 6);
  assert.equal(rules('+++\n# a comment\n+++\n'), ['front-matter-language 1:1']);
  for (const plain of ['+++\nwords\n+++\n', '+++\ntitle = "A"\n', '++++\na = 1\n++++\n', 'x\n+++\na = 1\n+++\n'])
    assert.equal(rules(plain), [], plain);
});

test('a string with NUL or a lone surrogate is an error', () => {
  assert.equal(rules('---\ntitle: "a\\0b"\n---\n'), ['front-matter-syntax 2:8']);
  assert.equal(rules('---\ntitle: "a\\ud800b"\n---\n'), ['front-matter-syntax 2:8']);
});

test('front matter of half a million characters is not read', () => {
  const { findings, values } = parseFrontMatter(`---\nkeywords: [${'a,'.repeat(250_000)}]\n---\n`);
  assert.equal([values, findings.map(({ rule }) => rule)], [{}, ['front-matter-syntax']]);
  const text = JSON.stringify(findings);
  assert.match(text, 'the front matter has 500,013 characters, more than the limit of 500,000');
  assert.not.match(text, 'YAML');
});

test('aliases that grow exponentially are refused', () => {
  const levels = [...'bcdefghij'].map((name, level) => `${name}: &${name} [${`*${'abcdefghi'[level]}, `.repeat(9)}]`);
  assert.equal(rules(`---\na: &a [x, x, x]\n${levels.join('\n')}\n---\n`), ['front-matter-syntax 2:1']);
});

test('a key named __proto__ changes no object', () => {
  const { values } = parseFrontMatter('---\n__proto__: {polluted: true}\ntitle: x\n---\n');
  assert.equal(Object.keys(values), ['title']);
  assert.is((values as { polluted?: boolean }).polluted, undefined);
  assert.is(({} as { polluted?: boolean }).polluted, undefined);
});

test('an inherited key is reported at its location, at any depth', () => {
  const nested =
    '---\ntitle: x\nconstructor: a\ndeep:\n  - {toString: 1, __proto__: {b: 1}}\nname: &n __proto__\n*n : c\n---\n';
  assert.equal(rules(nested).toSorted(), [
    'inherited-key 3:1',
    'inherited-key 5:19',
    'inherited-key 5:6',
    'inherited-key 7:1',
  ]);
  assert.equal(rules('---\ntitle: x\nvalueOf: b\n---\n'), ['inherited-key 3:1']);
  const { deep } = parseFrontMatter(nested).values as { deep: object[] };
  assert.equal(Object.keys(deep[0]!), ['toString']);
});

function rules(text: string): string[] {
  return parseFrontMatter(text).findings.map(({ rule, at }) => `${rule} ${at?.line}:${at?.column}`);
}

for (const quote of ["'", '"'])
  test(`text in ${quote} continues on unindented lines, as in Docusaurus but not in YAML`, () => {
    const { values, findings, places } = parseFrontMatter(
      `---\ntitle: A\ndescription: ${quote}One\nimage: two\nthree${quote}\nslug: x\n---\n`,
    );
    assert.equal(findings, []);
    assert.equal(values, { title: 'A', description: 'One image: two three', slug: 'x' });
    assert.is(places.slug!.line, 6);
  });

test('text with an unclosed quote is an error', () => {
  const { findings } = parseFrontMatter("---\ndescription: 'One\nimage: two\n---\n");
  assert.is(findings[0]!.rule, 'front-matter-syntax');
});

test.run();

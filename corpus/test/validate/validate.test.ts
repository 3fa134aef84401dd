import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { schemas, type SchemaKind } from '../../schema/schemas.ts';
import { kindOf, validate } from '../../validate/validate.ts';
import { compiledStarter } from '../compiled-starter.ts';
import { writtenCorpus, writtenPage } from '../written-corpus.ts';

type Fields = Record<string, unknown>;
let files: { name: string; kind: SchemaKind; value: Fields }[];

test.before(async () => {
  const folder = path.join(await compiledStarter(), 'corpus');
  const names = fastGlob.sync('**/*.json', { cwd: folder, ignore: ['schema/**'] }).sort();
  files = names.map((name) => {
    const value = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Fields;
    return { name, kind: kindOf(value)!, value };
  });
});

test('a file names its kind', () => {
  const kinds = new Set(files.map(({ kind }) => kind));
  for (const kind of ['manifest', 'site', 'routes', 'sidebars', 'doc', 'blog-list', 'search-texts'] as const)
    assert.ok(kinds.has(kind), kind);
  for (const value of [undefined, null, {}, { $schema: 'x/other.schema.json' }, { $schema: 'x/toString.schema.json' }])
    assert.is(kindOf(value), undefined);
});

test('compiled files and files that follow the format description are valid', () => {
  for (const { name, kind, value } of files) assert.equal(validate(kind, value), [], name);
  for (const [name, text] of Object.entries(writtenCorpus)) {
    const value: unknown = JSON.parse(text);
    assert.equal(validate(kindOf(value)!, value), [], name);
  }
});

test('the validator refuses everything that the schemas refuse: missing fields, wrong types and unknown fields', () => {
  let refused = 0;
  for (const { name, kind, value } of files) {
    for (const broken of [...Object.keys(value).flatMap((key) => spoiled(value, key)), { ...value, unknown: 1 }]) {
      const isFine = schemas[kind].safeParse(broken).success;
      assert.is(validate(kind, broken).length === 0, isFine, `${name} ${JSON.stringify(broken).slice(0, 200)}`);
      if (!isFine) refused += 1;
    }
  }
  assert.ok(refused > 200, `only ${refused}`);
});

function spoiled(value: Fields, key: string): Fields[] {
  const { [key]: _left, ...rest } = value;
  const others = [null, 7, 'text', true, [], {}, [{ type: 'text' }]].map((other) => ({ ...value, [key]: other }));
  return [rest, ...others];
}

const withNode = (node: unknown) => ({ ...writtenPage, body: { type: 'root', children: [node] } });
const element = (more: Fields) => ({ type: 'element', tagName: 'p', properties: {}, children: [], ...more });

test('an error is reported once, with its location', () => {
  assert.equal(validate('doc', withNode(element({ tagName: 7 }))), [
    { pointer: '/body/children/0/tagName', message: 'Type "number" is invalid. Expected "string".' },
  ]);
  assert.equal(validate('doc', withNode({ type: 'comment' })), [
    {
      pointer: '/body/children/0/type',
      message: 'It does not match any of ["text","element","component"].',
    },
  ]);
  assert.equal(validate('doc', withNode(element({ properties: { 'a/b %': {} } }))), [
    { pointer: '/body/children/0/properties/a~1b %', message: 'The value has none of the allowed types.' },
  ]);
  assert.equal(validate('doc', { ...writtenPage, more: 1 }), [
    { pointer: '/more', message: 'This property is unknown.' },
  ]);
  assert.equal(validate('doc', 'text'), [{ pointer: '', message: 'Type "string" is invalid. Expected "object".' }]);
});

test('an error deep in a body is found without trying every kind of node at every level', () => {
  let node: unknown = { type: 'text' };
  for (let depth = 0; depth < 60; depth += 1) node = element({ children: [node] });
  const problems = validate('doc', withNode(node));
  assert.is(problems.length, 1);
  assert.match(problems[0]!.pointer, /^\/body(?:\/children\/0){61}$/);
});

test.run();

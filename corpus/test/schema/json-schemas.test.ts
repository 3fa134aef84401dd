// Reads the published schemas with Ajv, a validator that other programs use.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commentsFile, schemaComments } from '../../../scripts/schema-comments.ts';
import type { JsonSchema } from '../../schema/definitions.ts';
import { jsonSchema } from '../../schema/json-schemas.ts';
import { schemas, type SchemaKind } from '../../schema/schemas.ts';
import { kindOf } from '../../validate/validate.ts';
import { compiledStarter } from '../compiled-starter.ts';
import { writtenPage } from '../written-corpus.ts';

const kinds = Object.keys(schemas) as SchemaKind[];
const ajv = new Ajv2020({ strict: true, allErrors: true });
for (const kind of kinds) ajv.addSchema(jsonSchema(kind), kind);
const problemsOf = (kind: SchemaKind, value: unknown) => {
  const check = ajv.getSchema(kind)!;
  return check(value) ? [] : check.errors!;
};

test('ajv in strict mode accepts every schema, and each has a title and only named parts', () => {
  for (const kind of kinds) {
    assert.not.throws(() => ajv.getSchema(kind), undefined, kind);
    const { $id, title, description, $defs } = jsonSchema(kind) as Record<string, string>;
    assert.match($id!, `/v1/${kind}.schema.json`);
    assert.is(title, kind);
    assert.match(description!, /^[A-Z].+\.$/);
    assert.equal(
      Object.entries($defs as unknown as Record<string, { description?: string }>)
        .filter(([name, { description }]) => !/^[A-Z]\w+$/.test(name) || !description)
        .map(([name]) => name),
      [],
    );
  }
});

test('the descriptions in the schemas are the comments in their sources', () => {
  const written = JSON.parse(readFileSync(commentsFile, 'utf8')) as Record<string, string>;
  assert.equal(written, schemaComments(), 'node --import tsx scripts/schema-comments.ts writes them');
  const { properties } = (jsonSchema('routes') as { $defs: Record<string, JsonSchema> }).$defs.Route!;
  assert.is(properties!.page!.description, written['Route/page']);
});

test('every file of a compiled site is valid', async () => {
  const folder = path.join(await compiledStarter(), 'corpus');
  const names = fastGlob.sync('**/*.json', { cwd: folder, ignore: ['schema/**'] });
  assert.ok(names.length > 20);
  for (const name of names) {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    assert.equal(problemsOf(kindOf(value)!, value), [], name);
  }
});

const element = (more: object) => ({ type: 'element', tagName: 'p', properties: {}, children: [], ...more });
const withNode = (node: unknown) => ({ ...writtenPage, body: { type: 'root', children: [node] } });

test('a field that a newer version adds is valid everywhere', () => {
  assert.equal(problemsOf('doc', { ...withNode(element({ added: 1 })), added: true }), []);
});

test('an error deep in a body is reported by the one union member that matches the node', () => {
  let node: unknown = element({ tagName: 7 });
  for (let depth = 0; depth < 60; depth += 1) node = element({ children: [node] });
  const reported = problemsOf('doc', withNode(node)).filter(({ keyword }) => keyword !== 'if');
  assert.equal(
    reported.map(({ instancePath, message }) => [instancePath.split('/').at(-1), message]),
    [['tagName', 'must be string']],
  );
  assert.equal(
    problemsOf('doc', withNode({ type: 'comment' }))
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ keyword, instancePath }) => [keyword, instancePath]),
    [['enum', '/body/children/0/type']],
  );
});

test.run();

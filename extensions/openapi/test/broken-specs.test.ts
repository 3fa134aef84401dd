// Tests broken OpenAPI descriptions: each has one error, which is reported at its line and column.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSpecs, lines, petstore } from './open-api-site.ts';

const head = 'openapi: 3.0.3\ninfo: { title: Pets, version: "1" }\n';
const answer = '{ responses: { "200": { description: Good } } }';

/** Name → a broken OpenAPI description, and its error without the file. */
const broken: Record<string, [text: string, error: string]> = {
  syntax: ['openapi: 3.0.3\ninfo: { title: Pets\n', '3:1 error openapi/syntax the file is not valid YAML or JSON:'],
  'no-object': [
    '- a\n',
    '1:1 error openapi/invalid an OpenAPI description must be an object with "openapi", "info" and "paths"',
  ],
  'no-version': [
    'info: { title: Pets, version: "1" }\n',
    '1:1 error openapi/invalid "openapi", the version of OpenAPI, is missing',
  ],
  swagger: [
    'swagger: "2.0"\ninfo: { title: Pets, version: "1" }\npaths: {}\n',
    '1:1 error openapi/version Lectern reads OpenAPI 3.0 and 3.1, but this is Swagger 2.0',
  ],
  'no-title': [
    'openapi: 3.1.0\ninfo:\n  version: "1"\npaths: {}\n',
    '2:1 error openapi/invalid "info" has no "title", which is required',
  ],
  place: [
    `${head}paths:\n  /a:\n    get:\n      parameters:\n        - { name: a, in: body, schema: {} }\n      responses: {}\n`,
    '7:22 error openapi/invalid "in" must be one of "query", "header", "cookie"',
  ],
  key: [`${head}paths:\n  /a:\n    fetch: ${answer}\n`, '5:5 error openapi/invalid "fetch" is not allowed in "/a"'],
  type: [
    `${head}paths: {}\ncomponents:\n  schemas:\n    Pet: { type: objekt }\n`,
    '6:12 error openapi/invalid "type" must be one of "array", "boolean", "integer", "number", "object", "string"',
  ],
  ref: [
    `${head}paths:\n  /a:\n    get:\n      responses:\n        '200':\n          $ref: '#/components/responses/Gone'\n`,
    '8:11 error openapi/broken-ref the reference "#/components/responses/Gone" has no target',
  ],
  file: [
    `${head}paths:\n  /a:\n    $ref: ./gone.yaml#/a\n`,
    '5:5 error openapi/broken-ref the reference "./gone.yaml#/a" has no target',
  ],
  circle: [
    `${head}paths: {}\ncomponents:\n  schemas:\n    A: { $ref: '#/components/schemas/A' }\n`,
    '6:10 error openapi/broken-ref the reference "#/components/schemas/A" has no target',
  ],
  twice: [
    `${head}paths:\n  /a:\n    get:\n      operationId: a\n      responses: &all { '200': { description: Good } }\n    put:\n      operationId: a\n      responses: *all\n`,
    '9:7 error openapi/duplicate-id the operationId "a" is also in line 6',
  ],
  key2: ['openapi: 3.0.3\nopenapi: 3.0.3\n', '2:1 error openapi/syntax the file is not valid YAML or JSON: the key'],
};

test('each broken description has one error, at its location', async () => {
  const files = Object.entries(broken).map(([name, [text]]) => [`api/${name}.yaml`, text]);
  const specs = Object.keys(broken).map((name) => [name, `api/${name}.yaml`]);
  const found = lines(await compileSpecs(Object.fromEntries(specs), Object.fromEntries(files)));
  for (const [name, [, error]] of Object.entries(broken)) {
    const own = found.filter((line) => line.startsWith(`api/${name}.yaml:`));
    assert.is(own.length, 1, `${name}: ${own.join('\n')}`);
    assert.ok(own[0]!.startsWith(`api/${name}.yaml:${error}`), own[0]);
  }
  assert.is(found.length, Object.keys(broken).length, found.join('\n'));
});

test('JSON with an error has its location', async () => {
  const text = '{\n  "openapi": "3.1.0",\n  "info": { "title": 7, "version": "1" },\n  "paths": {}\n}\n';
  assert.equal(lines(await compileSpecs({ pets: 'pets.json' }, { 'pets.json': text })), [
    'pets.json:3:13 error openapi/invalid "title" must be string',
  ]);
});

test('a missing file is an error in the config', async () => {
  assert.equal(lines(await compileSpecs({ pets: 'gone.yaml' }, {})), [
    'lectern.config.mjs error openapi/missing-file the description "gone.yaml" does not exist',
  ]);
});

test('a parameter that is missing for a path is a warning', async () => {
  const text = `${head}paths:\n  /a/{id}:\n    get: ${answer}\n`;
  assert.equal(lines(await compileSpecs({ pets: 'pets.yaml' }, { 'pets.yaml': text })), [
    'pets.yaml:5:5 warning openapi/path-parameter the path contains "id" in braces, but the operation has no such parameter',
  ]);
});

test('a broken link in a description is at the line of the description', async () => {
  const text = petstore.replace('Everything about pets.', 'x').replace('The new pet\n', '"[Pets](/gone)"\n');
  const line = text.split('\n').findIndex((each) => each.includes('/gone')) + 1;
  const [found, ...others] = lines(await compileSpecs({ pets: 'petstore.yaml' }, { 'petstore.yaml': text }));
  assert.equal(others, []);
  assert.ok(found!.startsWith(`petstore.yaml:${line}:1 error broken-`), found);
});

test('with `links`, links in descriptions lead to another site', async () => {
  const text = petstore.replace('The new pet\n', '"[Pets](/gone#a), <a href=\'#b\'>b</a>"\n');
  const specs = { pets: { file: 'petstore.yaml', links: 'https://other.example/docs/' } };
  const site = await compileSpecs(specs, { 'petstore.yaml': text });
  assert.equal(lines(site), []);
  const page = site.files['docs/pets/pets/create-pet.md']!;
  assert.match(page, '[Pets](https://other.example/gone#a), [b](https://other.example/docs/#b)');
});

test('wrong options are errors in the config', async () => {
  const specs = { Pets: 'a.yaml', pets: { file: 'b.yaml', pages: 'all' } };
  assert.is(lines(await compileSpecs(specs, {})).length, 2);
});

test.run();

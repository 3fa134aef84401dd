// Tests the pages of a small OpenAPI description: addresses, content, sidebar, search, Markdown.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CompiledFixture } from '../../../compiler/compile-fixture.ts';
import { corpusOf } from '../../../compiler/extensions/run-files.ts';
import { compileSpecs, lines, petstore } from './open-api-site.ts';

let site: CompiledFixture;
test.before(async () => {
  site = await compileSpecs({ pets: 'petstore.yaml' }, { 'petstore.yaml': petstore });
});

const markdown = (page: string) => site.files[`docs/pets/${page}.md`]!;

test('a description without errors compiles without diagnostics', () => assert.equal(lines(site), []));

test('each operation has a page, below the folder of its tag', () => {
  const pages = Object.keys(site.html).filter((file) => /^docs\/pets\/(?:pets|boats)\//.test(file));
  assert.equal(pages.sort(), [
    'docs/pets/boats/get-boats/index.html',
    'docs/pets/pets/create-pet/index.html',
    'docs/pets/pets/delete-pet/index.html',
    'docs/pets/pets/get-pet/index.html',
    'docs/pets/pets/list-pets/index.html',
  ]);
});

test('the sidebar has a category for each tag, in the order of the description', () => {
  const { sidebars } = site.corpus['docs/default/current/sidebars.json'] as never as {
    sidebars: { defaultSidebar: Item[] };
  };
  interface Item {
    label: string;
    items?: Item[];
  }
  const outline = ({ label, items }: Item): unknown => (items ? [label, items.map(outline)] : label);
  const [api] = sidebars.defaultSidebar.filter(({ items }) => items).map(outline);
  assert.equal(api, [
    'Pet harbour',
    [
      ['Pets', ['List all pets', 'Register a pet', 'Find a pet', 'Remove a pet']],
      ['Boats', ['List all boats']],
      ['Schemas', ['Pet']],
    ],
  ]);
});

test('a parameter has its type, description and constraints', () => {
  const text = markdown('pets/list-pets');
  assert.match(
    text,
    '- `limit` integer (int32)\n\n  Number of pets, at most\n\n  Default: `20` · Minimum: `1` · Maximum: `100`',
  );
  assert.match(text, '- `kind` array of string\n\n  Allowed values: `cat`, `dog`, `parrot`');
  assert.match(text, '## Header parameters\n\n- `X-Trace` string');
});

test('a request has no read-only fields, and a response has them', () => {
  const [request, response] = markdown('pets/create-pet').split('## Responses');
  assert.not.match(request!, '`id` integer');
  assert.match(response!, '- `id` integer (int64) read-only');
  assert.match(request!, '- `name` string required\n\n  Minimum length: `1` · Maximum length: `40` · Example: `Polly`');
});

test('a schema that contains itself links to its own page', () => {
  assert.match(markdown('pets/get-pet'), 'Fields: [Pet](https://harbour.example/docs/pets/schemas/pet)');
  assert.match(markdown('schemas/pet'), '- `parents` array of Pet');
});

test('fields of `allOf` and alternatives of `oneOf` are listed', () => {
  const text = markdown('boats/get-boats');
  assert.match(text, /- `name` string required[\s\S]*- `length` number\n\n *In metres/);
  assert.match(
    markdown('pets/get-pet'),
    /`home` Cabin or Crate[\s\S]*Cabin[\s\S]*`cabin` integer[\s\S]*`crate` string/,
  );
});

test('samples contain the address, the credentials and an example of the body', () => {
  const text = markdown('pets/create-pet');
  assert.match(text, '--url https://eu.harbour.example/v1/pets');
  assert.match(text, "--header 'Authorization: Bearer YOUR_TOKEN'");
  assert.match(text, 'requests.post(url, json=payload, headers=headers)');
  assert.match(text, 'await fetch(url, options)');
  assert.match(text, '{\n    "id": 7,\n    "name": "Polly",');
  assert.match(markdown('pets/get-pet'), 'https://eu.harbour.example/v1/pets/{petId}');
  assert.not.match(markdown('boats/get-boats'), 'Authorization: Bearer');
});

test('the overview lists servers, authentication and operations', () => {
  const text = site.files['docs/pets.md']!;
  assert.match(text, '## Limits\n\nEach key can send {limit} requests in a minute.');
  assert.match(text, '- `https://eu.harbour.example/v1`\n\n  Production');
  assert.match(text, '- `login` OAuth 2.0');
  assert.match(text, 'GET [List all pets](https://harbour.example/docs/pets/pets/list-pets) `/pets`');
});

test('the page of an operation has data for programs, and fixed anchors', () => {
  const { frontMatter } = site.corpus['pages/docs/pets/pets/delete-pet.json'] as { frontMatter: { openapi: unknown } };
  assert.equal(frontMatter.openapi, {
    spec: 'pets',
    method: 'delete',
    path: '/pets/{petId}',
    operationId: 'deletePet',
    tags: ['Pets'],
    deprecated: true,
  });
  const html = site.html['docs/pets/pets/list-pets/index.html']!;
  for (const id of ['authorization', 'query-parameters', 'responses', 'response-200', 'response-default'])
    assert.match(html, `id="${id}"`);
});

test('search finds an operation by its path, its id, and its method with a word', async () => {
  const read = async (file: string) => {
    const value = site.corpus[file.replace(/^corpus\//, '')];
    return value === undefined ? undefined : JSON.stringify(value);
  };
  const corpus = corpusOf(read);
  for (const query of ['/pets/{petId}', 'getPet', 'get petId']) {
    const results = await corpus.search(query);
    assert.ok(
      results.some(({ path }) => path.startsWith('/docs/pets/pets/get-pet')),
      `${query}: ${JSON.stringify(results)}`,
    );
  }
});

test.run();

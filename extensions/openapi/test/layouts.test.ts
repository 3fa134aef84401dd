// Tests a site with two OpenAPI descriptions: one with a page per tag, and one with a single page. Also tests webhooks,
// references to other files, and data for programs.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CompiledFixture } from '../../../compiler/compile-fixture.ts';
import { compileSpecs, lines, petstore } from './open-api-site.ts';

const hooks = {
  openapi: '3.1.0',
  info: { title: 'Events', version: '2' },
  webhooks: {
    petLost: {
      post: {
        summary: 'A pet is lost',
        requestBody: { content: { 'application/json': { schema: { $ref: 'shared/pet.yaml#/Pet' } } } },
        responses: { '200': { description: 'Received' } },
      },
    },
  },
  paths: {
    '/search': {
      get: {
        operationId: 'find',
        security: [{}, { key: [] }],
        parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
        responses: { '200': { $ref: 'shared/pet.yaml#/Found' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } },
};
const shared = `Pet:
  type: object
  properties:
    name: { type: string, example: Polly }
    friends: { type: array, items: { $ref: '#/Pet' } }
Found:
  description: The pets
  content:
    application/json:
      schema: { $ref: '#/Pet' }
`;

let site: CompiledFixture;
test.before(async () => {
  site = await compileSpecs(
    {
      pets: { file: 'petstore.yaml', pages: 'tag', samples: ['python'] },
      events: { file: 'api/events.json', folder: 'docs/hooks', pages: 'spec' },
    },
    { 'petstore.yaml': petstore, 'api/events.json': JSON.stringify(hooks), 'api/shared/pet.yaml': shared },
  );
});

test('two descriptions compile without diagnostics', () => assert.equal(lines(site), []));

test('by tag, a page has all operations of a tag, with anchors', () => {
  const html = site.html['docs/pets/pets-operations/index.html']!;
  for (const id of ['list-pets', 'list-pets-responses', 'get-pet-response-404', 'delete-pet'])
    assert.match(html, `id="${id}"`);
  const text = site.files['docs/pets/pets-operations.md']!;
  assert.match(text, '# Pets\n');
  assert.match(text, 'Everything about pets.\n\n## List all pets');
  assert.match(text, '### Query parameters');
  assert.not.match(text, 'curl');
  assert.match(
    site.files['docs/pets.md']!,
    '(https://harbour.example/docs/pets/pets-operations#get-pet) `/pets/{petId}`',
  );
  assert.ok(site.html['docs/pets/schemas/pet/index.html']);
});

test('one page has the overview, all operations and webhooks', () => {
  const text = site.files['docs/hooks.md']!;
  assert.match(text, '## Webhooks\n\n### A pet is lost');
  assert.match(text, 'Webhook POST `petLost`');
  assert.match(text, '### find');
  assert.match(site.html['docs/hooks/index.html']!, 'id="find-query-parameters"');
});

test('references to other files are resolved, also in examples', () => {
  const text = site.files['docs/hooks.md']!;
  assert.match(text, '- `name` string\n');
  assert.match(text, '"name": "Polly"');
  assert.match(text, 'Fields: [Pet](https://harbour.example/docs/hooks/schemas/pet)');
});

test('alternatives of the authorization include no authentication, and a key in the query', () => {
  const text = site.files['docs/hooks.md']!;
  assert.match(text, 'One of:\n\n- No authentication\n- `key` API key in the query key');
  assert.match(text, 'https://example.com/search?q=string');
});

test('the operations are data with a schema', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    site.corpus['openapi/operations.schema.json'] as object,
  );
  for (const name of ['pets', 'events']) {
    validate(site.corpus[`openapi/${name}.json`]);
    assert.equal(validate.errors, null);
  }
  const { operations } = site.corpus['openapi/pets.json'] as { operations: { operationId: string; page: string }[] };
  assert.equal(
    operations.map(({ operationId, page }) => [operationId, page]),
    [
      ['listPets', '/docs/pets/pets-operations#list-pets'],
      ['createPet', '/docs/pets/pets-operations#create-pet'],
      ['getPet', '/docs/pets/pets-operations#get-pet'],
      ['deletePet', '/docs/pets/pets-operations#delete-pet'],
      [undefined, '/docs/pets/boats#get-boats'],
    ],
  );
});

test.run();

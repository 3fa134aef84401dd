import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodedPageAddress } from '../address.ts';
import { filePath, filePaths, type FileKind } from '../file-paths.ts';
import { pageFields } from '../page-fields.ts';
import { pageSchemas } from '../schema/pages/index.ts';
import { compiledStarter } from './compiled-starter.ts';

test('each file of a corpus is at the path of its kind', async () => {
  const folder = path.join(await compiledStarter(), 'corpus');
  const files = fastGlob.sync('**/*.json', { cwd: folder, ignore: ['schema/**', 'pages/**'] });
  assert.ok(files.length > 10);
  for (const file of files) {
    const { $schema } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { $schema: string };
    const kind = path.basename($schema, '.schema.json') as FileKind;
    const pattern = new RegExp(`^${filePaths[kind].replace(/<\w+>/g, '[^/]+').replaceAll('.', '\\.')}$`);
    assert.match(file, pattern, kind);
  }
});

test('a path contains the instance and the version', () => {
  assert.is(filePath('site'), 'site.json');
  assert.is(filePath('sidebars', { instance: 'api', version: '2.0' }), 'docs/api/2.0/sidebars.json');
  assert.is(decodedPageAddress('/docs/a/'), 'pages/docs/a.json');
});

test('each schema of a page is listed by the kind that it names', () => {
  for (const [kind, schema] of Object.entries(pageSchemas)) assert.is(schema.shape.kind.value, kind);
});

test('the page fields that a viewer checks are derived from the schema', () => {
  assert.equal(pageFields.redirect, {
    required: { path: 'string', title: 'string', metadata: 'object', to: 'string' },
    lists: ['code'],
  });
  assert.equal(pageFields['blog-tag'].lists, ['code', 'items']);
  assert.is(pageFields.doc.required.unlisted, 'boolean');
});

test.run();

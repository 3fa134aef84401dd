// Tests the example extension: incremental builds, located errors, the same output with threads, and its HTTP response.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compiler/compile.ts';
import { dev } from '../../compiler/dev.ts';
import { openSession } from '../../compiler/session.ts';
import { tempFolder, type TempFolder } from '../../compiler/test/temp.ts';

const example = import.meta.dirname;
const json = readFileSync(path.join(example, 'api/harbours.json'), 'utf8');
const test = suite<{ folder: TempFolder }>('example of pages from JSON');
test.before.each((context) => {
  // The extension imports zod, from the packages of this repository.
  context.folder = tempFolder(path.dirname(example));
  for (const name of ['api', 'docs', 'extension', 'lectern.config.ts'])
    cpSync(path.join(example, name), path.join(context.folder.dir, name), { recursive: true });
});
test.after.each(({ folder }) => folder.remove());

test('an edit of the answer changes only its page', async ({ folder: { dir } }) => {
  const session = await openSession(dir, {});
  const file = path.join(dir, 'api/harbours.json');
  try {
    assert.equal((await session.compile()).diagnostics, []);
    writeFileSync(file, json.replace('"depth": 4 ', '"depth": 5 '));
    const { changed } = await session.compile(new Set([file]));
    assert.equal(
      changed.filter((each) => each.startsWith('corpus/pages')),
      ['corpus/pages/docs/harbours/south.json'],
    );
  } finally {
    await session.close();
  }
});

test('an answer of another form is one error of the extension', async ({ folder: { dir, write } }) => {
  write({ 'api/harbours.json': json.replace('"depth": 4 ', '"depth": "4" ') });
  const { diagnostics } = await compile(dir, {});
  const [found, ...others] = diagnostics.filter(({ rule }) => rule === 'extension-failed');
  assert.equal(others, []);
  assert.match(found!.message, /the extension "json-pages" fails in "sources": the hook throws: /);
  assert.is(found!.place.path, 'extension/index.ts');
});

test('an error in a page is at the line of its data', async ({ folder: { dir, write } }) => {
  const index = readFileSync(path.join(dir, 'extension/index.ts'), 'utf8');
  write({ 'extension/index.ts': index.replace('The depth is', '[Depth](./gone.md)') });
  const places = (await compile(dir)).diagnostics.map(({ rule, place }) => `${place.path}:${place.line} ${rule}`);
  assert.equal(places, ['api/harbours.json:3 broken-markdown-link', 'api/harbours.json:4 broken-markdown-link']);
});

test('the development server answers with the JSON', async ({ folder: { dir } }) => {
  const server = await dev(dir, { port: 0 }, async () => {});
  try {
    assert.is(await (await fetch(new URL('/api/harbours', server.url))).text(), json);
  } finally {
    await server.close();
  }
});

test('threads publish the same bytes', async ({ folder: { dir } }) => {
  const manifests: string[] = [];
  for (const jobs of [1, 2]) {
    const outDir = path.join(dir, `out-${jobs}`);
    await compile(dir, { jobs, cache: false, outDir });
    manifests.push(readFileSync(path.join(outDir, 'corpus/manifest.json'), 'utf8'));
  }
  assert.is(manifests[0], manifests[1]);
});

test.run();

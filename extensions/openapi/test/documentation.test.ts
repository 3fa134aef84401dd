// Compiles the example in the documentation with the command line. Also tests that the output does not depend on the
// number of threads. An edit changes only the affected pages.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSession } from '../../../compiler/session.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import { petstore } from './open-api-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const lectern = fileURLToPath(new URL('../../../bin/lectern.js', import.meta.url));
const page = readFileSync(path.join(root, 'content/docs/writing/openapi.md'), 'utf8');
const files = Object.fromEntries(
  Array.from(page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm), ([, file, text]) => [file!, text!]),
);

const test = suite<{ folder: TempFolder }>('documentation of the extension for OpenAPI');
test.before.each((context) => {
  // The folder is in this repository, so that the config can import `lectern/openapi`.
  context.folder = tempFolder(path.join(root, 'examples'));
  context.folder.write({ 'docs/index.md': '# Start\n', ...files, 'api/boats.json': JSON.stringify(boats) });
});
test.after.each(({ folder }) => folder.remove());

const boats = { openapi: '3.0.3', info: { title: 'Boats', version: '1' }, paths: {} };
const run = (...args: string[]) => spawnSync(process.execPath, [lectern, ...args], { encoding: 'utf8' });

test('the example compiles, and threads publish the same bytes', ({ folder: { dir } }) => {
  const manifests = [1, 2].map((jobs) => {
    const outDir = path.join(dir, `out-${jobs}`);
    const { status, stderr } = run('compile', dir, '--no-cache', '--jobs', String(jobs), '--out-dir', outDir);
    assert.is(status, 0, stderr);
    return readFileSync(path.join(outDir, 'corpus/manifest.json'), 'utf8');
  });
  assert.is(manifests[0], manifests[1]);
  const text = readFileSync(path.join(dir, 'out-1/docs/pets/pets/get-pet.md'), 'utf8');
  assert.match(text, 'https://api.harbour.example/v1/pets/{petId}');
});

test('an edit of a description changes only its pages, and `--explain` names the extension', async ({ folder }) => {
  const { dir, write } = folder;
  write({ 'pets.yaml': petstore });
  const session = await openSession(dir, {});
  const file = path.join(dir, 'pets.yaml');
  try {
    assert.equal((await session.compile()).diagnostics, []);
    writeFileSync(file, `# A comment that moves all lines\n${petstore.replace('Id of the pet', 'Number of the pet')}`);
    const { changed } = await session.compile(new Set([file]));
    assert.equal(changed.filter((each) => /^corpus\/pages|\.html$/.test(each)).sort(), [
      'corpus/pages/docs/pets/pets/get-pet.json',
      'docs/pets/pets/get-pet/index.html',
    ]);
  } finally {
    await session.close();
  }
  const { stdout, stderr } = run('compile', dir, '--explain', '/docs/pets/pets/get-pet');
  assert.match(stdout + stderr, 'file from the extension "openapi" docs/pets/pets/get-pet.mdx');
});

test('a missing package is an error in the config that names all packages', async () => {
  const { loadPackages, packageNames } = await import('../packages.ts');
  assert.not.ok('missing' in (await loadPackages()));
  const gone = await loadPackages(async (name) => {
    if (name !== packageNames[1]) return {};
    throw Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' });
  });
  assert.equal(gone, { missing: [packageNames[1]] });
});

test.run();

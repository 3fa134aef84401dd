import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDrafts } from '../../../output/publication/drafts.ts';
import { memoryFiles } from '../../memory-files.ts';

const test = suite('drafts');

const last = 'corpus/manifest.json';
const rankOf = (file: string) => (file === last ? 3 : file.endsWith('.js') ? 0 : file.startsWith('corpus/') ? 1 : 2);

/** Writes and publishes files. @returns the renames, and the paths of the files afterwards */
async function published(artifacts: readonly string[], { before = [] as string[], isEmpty = true } = {}) {
  const files = memoryFiles(Object.fromEntries(before.map((name) => [`/out/${name}`, 'old'])));
  const renames: string[] = [];
  const { rename } = files;
  files.rename = async (from, to) => {
    renames.push(to.slice('/out/'.length));
    await rename(from, to);
  };
  const drafts = openDrafts(files, '/out/.lectern/staging', last, isEmpty);
  for (const file of artifacts) await files.write(await drafts.prepare(file), Buffer.from(file));
  await drafts.publish(
    '/out',
    [...artifacts].sort((a, b) => rankOf(a) - rankOf(b)),
    rankOf,
    new Set(),
  );
  for (const file of artifacts) assert.is(Buffer.from((await files.read(`/out/${file}`))!).toString(), file);
  return { renames, drafts };
}

test('folders move as a whole into an empty output, and the last file follows', async () => {
  const { renames } = await published([
    'index.html',
    'docs/a/index.html',
    'docs/b.md',
    'corpus/a.json',
    'x/a.js',
    last,
  ]);
  assert.equal(renames, ['x', 'corpus', 'index.html', 'docs', last]);
});

test('the files of a folder with several ranks move one by one, in order', async () => {
  const { renames } = await published(['docs/a.html', 'docs/a.js', 'corpus/b.json']);
  assert.equal(renames, ['docs/a.js', 'corpus', 'docs/a.html']);
});

test('files move one by one into a folder that exists, and into an output with files', async () => {
  const names = ['docs/a.html', 'docs/b.html'];
  assert.equal((await published(names, { before: ['docs/mine'] })).renames, names);
  assert.equal((await published(names, { isEmpty: false })).renames, names);
});

test('a file that collides with another file is not written into the tree', async () => {
  const drafts = openDrafts(memoryFiles({}), '/staging', last, true);
  for (const file of ['docs/a', 'docs/a/b', 'Docs/a', 'docs/c/d', 'docs/c']) await drafts.prepare(file);
  const places = ['docs/a', 'docs/a/b', 'Docs/a', 'docs/c/d', 'docs/c'].map(drafts.placeOf);
  assert.equal(places, ['/staging/tree/docs/a', '/staging/0', '/staging/1', '/staging/tree/docs/c/d', '/staging/2']);
});

test.run();

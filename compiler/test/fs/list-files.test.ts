import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listFiles, type Globs } from '../../fs/list-files.ts';
import type { Name } from '../../fs/files.ts';
import { memoryFiles } from '../memory-files.ts';

const tree = memoryFiles({
  '/site/docs/b.md': '',
  '/site/docs/B.MD': '',
  '/site/docs/a/z.md': '',
  '/site/docs/a.md': '',
  '/site/docs/a-b.md': '',
  '/site/docs/.hidden.md': '',
  '/site/docs/.git/config.md': '',
  '/site/docs/node_modules/p/readme.md': '',
  '/site/docs/drafts/x.md': '',
  '/site/docs/draft(s)/y.md': '',
  '/site/docs/linked': { link: '/site/other' },
  '/site/other/o.md': '',
  '/site/secret.md': '',
});
const list = async (globs?: Globs) => (await listFiles(tree, '/site/docs', globs)).map((entry) => entry.path);

test('without globs, all files and links are listed by path, also hidden ones', async () => {
  assert.equal(await list(), [
    '.git/config.md',
    '.hidden.md',
    'B.MD',
    'a-b.md',
    'a.md',
    'a/z.md',
    'b.md',
    'draft(s)/y.md',
    'drafts/x.md',
    'linked',
    'node_modules/p/readme.md',
  ]);
  assert.is((await listFiles(tree, '/site/docs')).find((entry) => entry.path === 'linked')!.kind, 'link');
});

test('a glob distinguishes case, and matches hidden files only if it names them', async () => {
  assert.equal(await list({ include: ['*.md'] }), ['a-b.md', 'a.md', 'b.md']);
  assert.equal(await list({ include: ['.hidden.md'] }), ['.hidden.md']);
  assert.equal(await list({ include: ['**/*.MD'] }), ['B.MD']);
});

test('an excluded folder is left out as a whole, and is not read', async () => {
  const read: string[] = [];
  const names = (dir: string) => (read.push(dir), tree.names(dir));
  const globs = { include: ['**/*.md'], exclude: ['drafts'], skipForeign: true };
  const found = await listFiles({ names }, '/site/docs', globs);
  assert.equal(
    found.map((entry) => entry.path),
    ['a-b.md', 'a.md', 'a/z.md', 'b.md', 'draft(s)/y.md'],
  );
  assert.equal(read.sort(), ['/site/docs', '/site/docs/a', '/site/docs/draft(s)']);
});

test('no glob leads out of the folder or through a link', async () => {
  const outside = ['../*.md', '../secret.md', '/site/*.md', '/site/secret.md', 'a/../../*.md', '../**', '/etc/**'];
  for (const glob of outside) assert.equal(await list({ include: [glob] }), [], glob);
  assert.equal(await list({ include: ['linked/*.md', 'linked/o.md'] }), []);
});

test('a name without wildcards is found once, and only as a file or link', async () => {
  assert.equal(await list({ include: ['a.md', '*.md', 'a/z.md', 'missing.md', 'drafts', 'linked'] }), [
    'a-b.md',
    'a.md',
    'a/z.md',
    'b.md',
    'linked',
  ]);
});

test('entries that are neither files nor folders keep their kind', async () => {
  const names = async (): Promise<Name[]> => [
    { name: 'pipe.md', kind: 'other' },
    { name: 'bad\\xff.md', kind: 'nameless' },
  ];
  assert.equal(await listFiles({ names }, '/site', { include: ['*.md', 'pipe.md'] }), [
    { path: 'bad\\xff.md', kind: 'nameless' },
    { path: 'pipe.md', kind: 'other' },
  ]);
});

test('an error while reading a folder rejects, and a missing folder is empty', async () => {
  assert.equal(await listFiles(tree, '/gone'), []);
  const names = async (): Promise<Name[]> => {
    throw new Error('no access');
  };
  try {
    await listFiles({ names }, '/site');
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'no access');
  }
});

test.run();

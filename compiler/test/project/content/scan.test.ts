import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryFiles, type Link } from '../../memory-files.ts';
import { scanCollection, type Scan, type ScanOptions } from '../../../project/content/scan.ts';
import type { Collection } from '../../../source/source.ts';

const docs: Collection = { kind: 'docs', instance: 'default', version: 'current', dir: 'docs' };
const options = { include: ['**/*.{md,mdx}'], exclude: [], tags: 'tags.yml' as const };

async function scan(tree: Record<string, string | Link>, collection = docs, more: Partial<ScanOptions> = {}) {
  const { files, dataFiles, diagnostics } = await scanCollection(memoryFiles(tree), '/site', collection, {
    ...options,
    ...more,
  });
  return {
    files: files.map(({ kind, path }) => `${kind} ${path}`),
    dataFiles,
    diagnostics: diagnostics.map(
      ({ severity, rule, place, message }) => `${severity} ${rule} ${place.path}: ${message}`,
    ),
  };
}

test('documents are listed by path, and other files are left out', async () => {
  const { files } = await scan({
    '/site/docs/b.mdx': '',
    '/site/docs/a/z.md': '',
    '/site/docs/a.md': '',
    '/site/docs/a-b.md': '',
    '/site/docs/picture.png': '',
    '/site/README.md': '',
  });
  assert.equal(files, ['document docs/a-b.md', 'document docs/a.md', 'document docs/a/z.md', 'document docs/b.mdx']);
});

test('a scan reuses the files of the last one and examines only new files, unless the options differ', async () => {
  const scanTree = (tree: Record<string, string | Link>, expected: ScanOptions, last?: Scan) =>
    scanCollection(memoryFiles(tree), '/site', docs, expected, last);
  const tree = { '/site/docs/a.md': '', '/site/docs/b.md': '', '/site/docs/c.md': '' };
  const before = await scanTree(tree, options);
  const { '/site/docs/b.md': _, ...others } = tree;
  const moved = { ...others, '/site/docs/c.md': { link: '/site/gone.md' }, '/site/docs/d.md': '' };
  const after = await scanTree(moved, options, before);
  assert.equal(
    after.files.map(({ path }) => path),
    ['docs/a.md', 'docs/d.md'],
  );
  assert.is(after.files[0], before.files[0]);
  assert.equal(
    after.diagnostics.map(({ place }) => place.path),
    ['docs/c.md'],
  );
  assert.equal((await scanTree(tree, { ...options, exclude: ['**/a.md'] }, before)).files.length, 2);
});

test('the output of another run inside the folder is not content', async () => {
  const { files } = await scan({
    '/site/docs/a.md': '',
    '/site/docs/public/corpus/manifest.json': '',
    '/site/docs/public/a.md': '',
    '/site/docs/public-notes.md': '',
    '/site/docs/published/a.md': '',
  });
  assert.equal(files, ['document docs/a.md', 'document docs/public-notes.md', 'document docs/published/a.md']);
});

test('code is content only among pages, without the modules that they import and type declarations', async () => {
  const tree = {
    'a.tsx': '',
    'b.js': '',
    'c.md': '',
    'types.d.ts': '',
    '_part.tsx': '',
    '_part.md': '',
    'a.test.tsx': '',
    '_lib/x.js': '',
    'style.css': '',
  };
  const below = (dir: string) =>
    Object.fromEntries(Object.entries(tree).map(([name, text]) => [`/site/${dir}/${name}`, text]));
  const include = ['**/*.{js,jsx,ts,tsx,md,mdx}'];
  const pages = await scan(below('pages'), { kind: 'pages', instance: 'default', dir: 'pages' }, { include });
  assert.equal(pages.files, [
    'partial pages/_part.md',
    'document pages/a.tsx',
    'document pages/b.js',
    'document pages/c.md',
  ]);
  assert.equal((await scan(below('docs'), docs, { include })).files, ['partial docs/_part.md', 'document docs/c.md']);
});

test('a link to a settings file is followed inside the site, and reported outside', async () => {
  const { dataFiles, diagnostics } = await scan({
    '/site/docs/a.md': '',
    '/site/docs/_category_.yml': { link: '/elsewhere/secret.yml' },
    '/site/docs/tags.yml': { link: '/site/all-tags.yml' },
    '/elsewhere/secret.yml': '',
    '/site/all-tags.yml': '',
  });
  assert.equal(dataFiles, ['docs/tags.yml']);
  assert.equal(diagnostics, [
    'error symlink-outside docs/_category_.yml: this is a symbolic link to "/elsewhere/secret.yml", which is outside the site\'s folder',
  ]);
});

test('files and folders whose name starts with an underscore, tests and __tests__ are partials', async () => {
  const { files } = await scan({
    '/site/docs/_part.md': '',
    '/site/docs/_parts/deep/x.mdx': '',
    '/site/docs/a_b.md': '',
    '/site/docs/__tests__/y.md': '',
    '/site/docs/x.test.md': '',
  });
  assert.equal(files, [
    'partial docs/__tests__/y.md',
    'partial docs/_part.md',
    'partial docs/_parts/deep/x.mdx',
    'document docs/a_b.md',
    'document docs/x.test.md',
  ]);
});

test('without partials, files and folders whose name starts with an underscore are documents', async () => {
  const tree = { '/site/docs/_part.md': '', '/site/docs/_parts/x.mdx': '' };
  const { files } = await scan(tree, docs, { partials: false });
  assert.equal(files, ['document docs/_part.md', 'document docs/_parts/x.mdx']);
});

test('an underscore in the name of the collection itself does not make its files partials', async () => {
  const { files } = await scan(
    { '/site/_dogfooding/_docs tests/a.md': '' },
    { ...docs, dir: '_dogfooding/_docs tests' },
  );
  assert.equal(files, ['document _dogfooding/_docs tests/a.md']);
});

test('category files anywhere and the tags file at the top are data files', async () => {
  const { files, dataFiles } = await scan({
    '/site/docs/tags.yml': '',
    '/site/docs/a/tags.yml': '',
    '/site/docs/a/_category_.json': '',
    '/site/docs/_category_.yaml': '',
    '/site/docs/_category_.toml': '',
  });
  assert.equal(files, []);
  assert.equal(dataFiles, ['docs/_category_.yaml', 'docs/a/_category_.json', 'docs/tags.yml']);
});

test('globs of the config include and exclude files', async () => {
  const tree = { '/site/docs/a.md': '', '/site/docs/old/b.md': '', '/site/docs/c.mdx': '' };
  assert.equal((await scan(tree, docs, { include: ['**/*.md'], exclude: ['old/**'] })).files, ['document docs/a.md']);
});

test('`exclude` leaves out a whole folder by its name, also behind a link, but no category, tags or glossary file', async () => {
  const tree = {
    '/site/docs/a.md': '',
    '/site/docs/_category_.yml': '',
    '/site/docs/glossary.yml': '',
    '/site/docs/old/b.md': '',
    '/site/docs/linked': { link: '/site/old' },
    '/site/docs/other': { link: '/site/old' },
    '/site/docs/tags.yml': '',
    '/site/old/b.md': '',
    '/site/old/c.md': '',
  };
  const { files, dataFiles, diagnostics } = await scan(tree, docs, {
    exclude: ['old', 'linked/**', '**/*.yml', 'other/c.md'],
  });
  assert.equal(files, ['document docs/a.md', 'document docs/other/b.md']);
  assert.equal(dataFiles, ['docs/_category_.yml', 'docs/glossary.yml', 'docs/tags.yml']);
  assert.equal(diagnostics, []);
});

test('`include` reads no file outside of the content folder, and finds category files of the whole collection', async () => {
  const tree = {
    '/site/docs/guide/a.md': '',
    '/site/docs/guide/_category_.yml': '',
    '/site/docs/_category_.yml': '',
    '/site/docs/tags.yml': '',
    '/site/docs/b.md': '',
    '/site/secret.md': '',
  };
  const include = ['guide/*.md', '../*.md', '/site/*.md', '../secret.md'];
  const { files, dataFiles } = await scan(tree, docs, { include });
  assert.equal(files, ['document docs/guide/a.md']);
  assert.equal(dataFiles, ['docs/_category_.yml', 'docs/guide/_category_.yml', 'docs/tags.yml']);
});

test('the name of the tags file is not a glob', async () => {
  const tree = { '/site/docs/tags.yml': '', '/site/docs/(t)*.yml': '', '/site/docs/a.md': '' };
  assert.equal((await scan(tree, docs, { tags: '(t)*.yml' })).dataFiles, ['docs/(t)*.yml']);
});

test('packages and hidden folders are not read', async () => {
  const { files } = await scan(
    { '/site/node_modules/x/README.md': '', '/site/.git/a.md': '', '/site/.hidden.md': '', '/site/a.md': '' },
    { ...docs, dir: '.' },
  );
  assert.equal(files, ['document a.md']);
});

test('a folder outside the site is scanned when the config names it', async () => {
  const { files, diagnostics } = await scan({ '/docs/a.md': '', '/site/x': '' }, { ...docs, dir: '../docs' });
  assert.equal(files, ['document ../docs/a.md']);
  assert.equal(diagnostics, []);
});

test('a missing folder is empty', async () => {
  assert.equal(await scan({ '/site/x': '' }), { files: [], dataFiles: [], diagnostics: [] });
});

test('links are followed inside the site, and those that leave the site are errors', async () => {
  const { files, diagnostics } = await scan({
    '/site/docs/inside.md': { link: '/site/other/a.md' },
    '/site/docs/folder': { link: '/site/other' },
    '/site/docs/outside.md': { link: '/etc/passwd' },
    '/site/docs/neighbour': { link: '/site-secret' },
    '/site/docs/dangling.md': { link: '/site/nowhere.md' },
    '/site/docs/picture.png': { link: '/site/other/a.md' },
    '/site/docs/deep/above': { link: '/site/docs' },
    '/site/docs/packages': { link: '/site/node_modules/x' },
    '/site/docs/env.md': { link: '/site/.env' },
    '/site/node_modules/x/a.md': '',
    '/site/.env': '',
    '/site/other/a.md': '',
    '/site-secret/a.md': '',
    '/etc/passwd': '',
  });
  assert.equal(files, ['document docs/folder/a.md', 'document docs/inside.md']);
  assert.equal(diagnostics, [
    'error symlink-outside docs/dangling.md: this is a broken symbolic link',
    'warning symlink docs/deep/above: this is a symbolic link to "docs", which Lectern does not follow',
    'warning symlink docs/env.md: this is a symbolic link to ".env", which Lectern does not follow',
    'error symlink-outside docs/neighbour: this is a symbolic link to "/site-secret", which is outside the site\'s folder',
    'error symlink-outside docs/outside.md: this is a symbolic link to "/etc/passwd", which is outside the site\'s folder',
    'warning symlink docs/packages: this is a symbolic link to "node_modules/x", which Lectern does not follow',
  ]);
});

test('a collection whose folder is a link is not followed either', async () => {
  const { files, diagnostics } = await scan({ '/site/docs': { link: '/etc' }, '/site/x': '', '/etc/a.md': '' });
  assert.equal(files, []);
  assert.equal(diagnostics, [
    'error symlink-outside docs: this is a symbolic link to "/etc", which is outside the site\'s folder',
  ]);
});

test('a site that is itself reached through a link is accepted', async () => {
  const tree = { '/home/site': { link: '/real' }, '/real/docs/a.md': '' };
  const files = memoryFiles(tree);
  files.entries.set('/home/site/docs/a.md', Buffer.from(''));
  const { diagnostics } = await scanCollection(files, '/home/site', docs, options);
  assert.equal(diagnostics, []);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { memoryFiles, type Link } from '../../memory-files.ts';
import { openPublicFiles } from '../../../project/content/public-files.ts';
import { readAssets } from '../../../project/content/read-assets.ts';
import type { AssetUse } from '../../../link/link.ts';

/** Reads files of a site, each for the given uses. `static/` is a static folder. */
async function read(
  tree: Record<string, string | Uint8Array | Link>,
  expected: Record<string, AssetUse[]>,
  config: object = {},
) {
  const files = memoryFiles(
    Object.fromEntries(
      Object.entries(tree).map(([path, content]) => [path.startsWith('/') ? path : `/site/${path}`, content]),
    ),
  );
  const site = { dir: '/site', config: parseConfig({ title: 'Site', docs: {}, ...config }, 'test') };
  const uses = new Map(Object.entries(expected).map(([path, each]) => [path, new Set(each)]));
  const allowed = openPublicFiles(site, ['docs'], files);
  return (await readAssets(uses, new Map([['moon.svg', 'static/moon.svg']]), site, files, allowed)).assets;
}

async function problemsOf(path: string, content: string | Uint8Array, use: AssetUse): Promise<string[]> {
  const asset = (await read({ [path]: content }, { [path]: [use] })).get(path)!;
  return (asset.problems ?? []).map(({ rule, place }) => [rule, place.path, place.line, place.column].join(' '));
}

test('a file that is only imported for its content has no copy in the output', async () => {
  const assets = await read(
    { 'docs/a.json': '{"a": 1}', 'docs/b.svg': '<svg/>' },
    { 'docs/a.json': ['json'], 'docs/b.svg': ['svg', 'file'] },
  );
  assert.is(assets.get('docs/a.json')!.output, undefined);
  assert.equal(assets.get('docs/a.json')!.json, { a: 1 });
  assert.match(assets.get('docs/b.svg')!.output!, /^assets\/b-\w{8}\.svg$/);
  assert.is(assets.get('docs/b.svg')!.svg!.tagName, 'svg');
});

test('YAML is data like JSON, and values that JSON lacks become null', async () => {
  const yaml = 'list:\n  - &one {a: 1, at: 2026-01-02}\n  - *one\nnot: .nan\n';
  const assets = await read(
    { 'docs/a.yml': yaml, 'docs/empty.yaml': '' },
    { 'docs/a.yml': ['json'], 'docs/empty.yaml': ['json'] },
  );
  assert.equal(assets.get('docs/a.yml')!.json, {
    list: [
      { a: 1, at: '2026-01-02' },
      { a: 1, at: '2026-01-02' },
    ],
    not: null,
  });
  assert.is(assets.get('docs/empty.yaml')!.json, null);
});

test('text is the unchanged content of the file, without a byte order mark', async () => {
  assert.is(
    (await read({ 'docs/a.js': '\uFEFFlet a;\n' }, { 'docs/a.js': ['text'] })).get('docs/a.js')!.text,
    'let a;\n',
  );
});

test('an alias may lead out of the site, but a link must not', async () => {
  const tree = {
    '/shared/a.json': '1',
    '/shared/b.json': '2',
    'docs/link.json': { link: '/secret/a.json' },
    '/secret/a.json': '3',
  };
  const expected: Record<string, AssetUse[]> = {
    '../shared/a.json': ['json'],
    '../shared/b.json': ['json'],
    'docs/link.json': ['json'],
    '../secret/a.json': ['json'],
  };
  const assets = await read(tree, expected, { aliases: { '@shared': '../shared' } });
  assert.equal([...assets.keys()], ['../shared/a.json', '../shared/b.json']);
});

test('the target of a link is published unless it is a config file or git ignores it', async () => {
  const tree = {
    '/site/.git/HEAD': '',
    '.gitignore': 'ignored/\n',
    'a.config.js': 'secret',
    'docs/config.txt': { link: '/site/a.config.js' },
    'docs/pkg': { link: '/site/pkg' },
    'docs/ignored': { link: '/site/ignored' },
    'pkg/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>',
    'ignored/b.txt': 'secret',
  };
  const names = ['docs/pkg/a.svg', 'docs/config.txt', 'docs/ignored/b.txt'];
  const assets = await read(tree, Object.fromEntries(names.map((name) => [name, ['file']])));
  assert.match(assets.get(names[0]!)!.output!, /^assets\/a-\w{8}\.svg$/);
  assert.equal([assets.get(names[0]!)!.width, assets.get(names[0]!)!.height], [8, 9]);
  assert.equal(
    names.slice(1).map((name) => assets.get(name)!.refused),
    ['the file is a config file', 'git ignores the file'],
  );
});

test('the error about an unreadable file has its location', async () => {
  assert.equal(await problemsOf('docs/a.json', '{\n  "a": 1\n  "b": 2\n}', 'json'), ['invalid-data docs/a.json 3 3']);
  assert.equal(await problemsOf('docs/a.json', '{"a": 1} // why', 'json'), ['invalid-data docs/a.json 1 10']);
  assert.equal(await problemsOf('docs/a.yml', 'a: [1\nb: 2\n', 'json'), ['invalid-data docs/a.yml 2 1']);
  assert.equal(await problemsOf('docs/a.json', '['.repeat(100_000), 'json'), ['invalid-data docs/a.json 1 100001']);
  assert.equal(await problemsOf('docs/a.json', `${'['.repeat(300)}${']'.repeat(300)}`, 'json'), [
    'invalid-data docs/a.json  ',
  ]);
  assert.equal(await problemsOf('docs/a.yml', 'a: &a [*a]\n', 'json'), ['invalid-data docs/a.yml 1 8']);
  assert.equal(await problemsOf('docs/a.svg', '<p>', 'svg'), ['invalid-data docs/a.svg  ']);
  assert.equal(await problemsOf('docs/a.txt', Buffer.from([0x61, 0x0a, 0xff]), 'text'), [
    'invalid-utf8 docs/a.txt 2 1',
  ]);
  assert.equal(await problemsOf('docs/a.txt', Buffer.alloc(6 * 1024 * 1024), 'text'), ['file-too-large docs/a.txt  ']);
});

test.run();

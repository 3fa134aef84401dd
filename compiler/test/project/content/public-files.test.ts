import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { memoryFiles } from '../../memory-files.ts';
import { openPublicFiles } from '../../../project/content/public-files.ts';

interface Given {
  config?: object;
  contentDirs?: string[];
  ignored?: Record<string, string>;
}

/** @returns path → why content must not refer to the file */
async function refusals(paths: string[], { config, contentDirs = ['docs'], ignored = {} }: Given = {}) {
  const tree = Object.entries(ignored).map(([folder, text]) => [`${folder}/.gitignore`, text]);
  const files = memoryFiles({ '/repo/.git/HEAD': 'ref', '/repo/site/docs/a.md': '# A', ...Object.fromEntries(tree) });
  const site = { dir: '/repo/site', config: parseConfig({ title: 'Site', docs: {}, ...config }, 'test') };
  const allowed = openPublicFiles(site, contentDirs, files);
  const found: Record<string, string | undefined> = {};
  for (const path of paths) found[path] = await allowed.refusal(path);
  return found;
}

/** @returns the paths of files that content may refer to */
async function allowed(paths: string[], given?: Given): Promise<string[]> {
  return Object.entries(await refusals(paths, given)).flatMap(([path, reason]) => (reason === undefined ? path : []));
}

test('content may refer to files of its folders, of static folders, and of the site', async () => {
  const paths = ['docs/img/a.png', 'static/.well-known/x.txt', 'examples/a.js', 'package.json'];
  assert.equal(await allowed(paths), paths);
});

test('content must not refer to hidden files, packages and config files', async () => {
  assert.equal(
    await refusals(['.env', '.git/config', '.npmrc', 'docs/.secret/a.png', '.github/a.png', 'node_modules/a/a.png']),
    {
      '.env': 'files with this name contain secrets',
      '.git/config': 'files with this name contain secrets',
      '.npmrc': 'files with this name contain secrets',
      'docs/.secret/a.png': '".secret" is a hidden file or folder',
      '.github/a.png': '".github" is a hidden file or folder',
      'node_modules/a/a.png': 'the file belongs to an installed package',
    },
  );
  assert.equal(await refusals(['lectern.config.ts', 'docs/webpack.config.js', 'static/.env.local']), {
    'lectern.config.ts': 'the file is a config file',
    'docs/webpack.config.js': undefined,
    'static/.env.local': 'files with this name contain secrets',
  });
});

test('content must not refer to files that git ignores, except in the folders of content', async () => {
  const ignored = {
    '/repo': '*.local\n/site/keys/\n',
    '/repo/site': 'build\n!public.local\n',
    '/repo/site/x': 'a.txt\n',
  };
  const paths = ['a.local', 'public.local', 'keys/a.txt', 'build/a.png', 'x/a.txt', 'x/b.txt', 'docs/build/a.png'];
  assert.equal(await allowed(paths, { ignored }), ['public.local', 'x/b.txt', 'docs/build/a.png']);
});

test('a site in a folder that git ignores has public files', async () => {
  assert.equal(await allowed(['a.png'], { ignored: { '/repo': 'site\n' } }), ['a.png']);
});

test('only folders that the config names may be referred to although git ignores them', async () => {
  const config = { assets: { include: ['.attachments', 'generated'] } };
  const given = { config, ignored: { '/repo/site': 'generated\n' } };
  assert.equal(await refusals(['.attachments/a.png', 'generated/a.json', 'generated/.env', 'examples/a.js'], given), {
    '.attachments/a.png': undefined,
    'generated/a.json': undefined,
    'generated/.env': 'files with this name contain secrets',
    'examples/a.js': 'the file is not in a folder that content can refer to',
  });
});

test('in a site whose folder is its content, hidden and ignored files are private', async () => {
  const given = { contentDirs: ['.'], ignored: { '/repo/site': 'keys.txt\n' } };
  assert.equal(await allowed(['.env', 'keys.txt', 'a.png', '.x/a.png', 'lectern.config.ts'], given), ['a.png']);
});

test('a folder outside of the site may be referred to if the config names it', async () => {
  const given = { contentDirs: ['../docs'], config: { aliases: { '@root': '..' } } };
  assert.equal(await allowed(['../docs/a.png', '../docs/.a/b.png', '../examples/a.js', '../.env'], given), [
    '../docs/a.png',
    '../examples/a.js',
  ]);
});

test.run();

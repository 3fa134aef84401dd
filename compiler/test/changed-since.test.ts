// Tests diagnostics of files that differ from a commit, and of files that depend on such files.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { touched } from '../changed-since.ts';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { inspect } from '../inspect.ts';
import { tempFolder } from './temp.ts';

const links: Record<string, string[]> = {
  'docs/by-file.md': ['./guide.md#moor'],
  'docs/by-folder.md': ['/guide.md'],
  'docs/by-address.md': ['/docs/guide/'],
  'docs/beside.md': ['guide'],
  'docs/partial-user.mdx': ['./_tide.mdx'],
  'docs/picture.md': ['@site/static/boat.png'],
  'docs/code.mdx': ['../src/Chart'],
  'docs/other.md': ['./by-file.md', '#moor', 'https://example.org/docs/guide'],
  'docs/guide.md': [],
};
const dependence = {
  sources: new Map(
    Object.entries(links).map(([file, urls]) => [file, { references: urls.map((url) => ({ url })) }] as const),
  ),
  pathsOf: new Map(Object.keys(links).map((file) => [file, [`/${file.replace(/\.mdx?$/, '')}`]])),
};

interface Change {
  changed?: readonly string[];
  removed?: readonly string[];
}

function reported({ changed = [], removed = [] }: Change): string[] {
  const isReported = touched({ changed: new Set(changed), removed: new Set(removed) }, dependence);
  return Object.keys(links).filter(isReported);
}

const toGuide = ['docs/by-file.md', 'docs/by-folder.md', 'docs/by-address.md', 'docs/beside.md'];
const changes: readonly (readonly [name: string, files: Change, expected: readonly string[]])[] = [
  ['a page, and those that link to it', { changed: ['docs/guide.md'] }, [...toGuide, 'docs/guide.md']],
  ['a page that is gone, by its name', { removed: ['docs/guide.md'] }, [...toGuide, 'docs/guide.md']],
  ['a partial', { changed: ['docs/_tide.mdx'] }, ['docs/partial-user.mdx']],
  ['a picture', { removed: ['static/boat.png'] }, ['docs/picture.md']],
  ['code of a page', { changed: ['src/Chart.tsx'] }, ['docs/code.mdx']],
  ['settings, which may concern all', { changed: ['docs/tags.yml'] }, Object.keys(links)],
  ['what is no part of the site', { changed: ['package.json', '.github/workflows/a.yml', 'NOTES.txt'] }, []],
];
for (const [name, files, expected] of changes) {
  test(`changed files affect: ${name}`, () => {
    assert.equal(reported(files), expected);
  });
}

test('check reports only diagnostics that changes since a commit may have caused', async () => {
  const repository = tempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@example.org', ...args], {
      cwd: repository.dir,
      stdio: 'pipe',
    });
  const site = path.join(repository.dir, 'site');
  const problemsSince = async (since?: string) =>
    (await inspect(site, { since })).diagnostics.map(({ rule, place }) => `${place.path} ${rule}`);
  try {
    repository.write({
      'site/lectern.config.json': '{ "title": "Site", "search": false }',
      'site/docs/old.md': '[Nowhere](./nowhere.md)\n',
      'site/docs/index.md': '[Quay](./quay.md#steps)\n',
      'site/docs/quay.md': '# Quay\n\n## Steps\n',
    });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
    assert.equal(await problemsSince(), ['docs/old.md broken-markdown-link']);
    assert.equal(await problemsSince('HEAD'), []);
    repository.write({ 'site/docs/quay.md': '# Quay\n\n## Stairs\n', 'site/docs/new.md': '[Nowhere](./gone.md)\n' });
    const found = ['docs/index.md broken-anchor', 'docs/new.md broken-markdown-link'];
    assert.equal(await problemsSince('HEAD'), found);
    rmSync(path.join(site, 'docs/quay.md'));
    assert.equal(await problemsSince('HEAD'), ['docs/index.md broken-markdown-link', found[1]]);
    const refused = await problemsSince('--help').catch((error: unknown) => error);
    assert.instance(refused, ConfigError);
    assert.match((refused as ConfigError).message, 'the git repository has no commit, branch or tag "--help"');
  } finally {
    repository.remove();
  }
});

test.run();

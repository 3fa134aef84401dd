// Tests the script that compares public sites with their own Docusaurus: how it finds sites, and its table.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../../compiler/test/temp.ts';
import { addressesToOpen } from '../sites/open-pages.ts';
import { installCommand, pagesIn, siteIn } from '../sites/prepare.ts';
import { factsOf, tableOf } from '../sites/row.ts';

const folder = tempFolder();
test.after(() => folder.remove());
const inFolder = (name: string) => `${folder.dir}/${name}`;

test('a site is the root of a repository, or its folder website or docs', () => {
  folder.write({ 'a/docusaurus.config.ts': '', 'a/docs/docusaurus.config.js': '', 'b/docs/docusaurus.config.mjs': '' });
  folder.write({ 'c/site/docusaurus.config.js': '', 'd/docusaurus.config.dev.js': '' });
  const sites = ['a', 'b', 'c', 'd'].map((name) => siteIn(inFolder(name))?.slice(folder.dir.length + 1));
  assert.equal(sites, ['a', 'b/docs', undefined, undefined]);
});

test('Markdown of packages does not count as a page', () => {
  folder.write({ 'e/docs/a.md': '', 'e/docs/b.mdx': '', 'e/node_modules/x/README.md': '', 'e/x.txt': '' });
  assert.is(pagesIn(inFolder('e')), 2);
});

test('the lock file decides which program installs the packages', () => {
  folder.write({ 'f/package-lock.json': '{}', 'g/pnpm-lock.yaml': '', 'h/yarn.lock': '' });
  const programs = ['f', 'g', 'h'].map((name) => installCommand(inFolder(name)).slice(0, 2).join(' '));
  assert.equal(programs, ['npm ci', 'npx --yes', 'npm install']);
});

test('the shortest address and three docs are opened', () => {
  const docs = Array.from({ length: 8 }, (_, index) => ({ path: `/x/docs/${index}`, kind: 'doc' }));
  const routes = [...docs, { path: '/x/', kind: 'page' }];
  folder.write({ 'out/corpus/routes.json': JSON.stringify({ routes }) });
  assert.equal(addressesToOpen(inFolder('out')), ['/x/', '/x/docs/2', '/x/docs/4', '/x/docs/6']);
});

test('a row counts equal facts, and shows the first error of a site that is not published', () => {
  const facts = [
    'known titles /a: expected "1 of 2", found "x"',
    'known titles: 1 of 2 (50.00 %)',
    'known routes: 2 of 2 (100.00 %)',
  ];
  const rows = [
    {
      site: 'me+a',
      files: 2,
      docusaurus: '3.9.2',
      published: true,
      routes: 2,
      facts,
      browser: [],
      cpu: 1.26,
      built: 30.4,
    },
    { site: 'me+b', files: 2, published: false, errors: ['docs/a.md:1 mdx-syntax: wrong'] },
  ];
  assert.equal(factsOf(rows[0]!), { equal: 3, all: 4 });
  assert.equal(tableOf(rows).split('\n').slice(2), [
    '| me/a | 3.9.2 | 2 | yes | 3 of 4 | no errors | 1.3 s | 30 s |',
    '| me/b | – | – | no: docs/a.md:1 mdx-syntax: wrong | – | – | – | – |',
  ]);
});

test.run();

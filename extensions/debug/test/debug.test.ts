import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Route } from '../../../corpus/schema/index.ts';
import { fileGroups } from '../view/file-groups.ts';
import { linkFacts } from '../view/link-facts.ts';
import { routeTree, type RouteBranch } from '../view/route-tree.ts';

const route = (path: string): Route => ({ path, kind: 'doc', page: '', title: path });
const outline = ({ name, route: own, count, branches }: RouteBranch): unknown => [
  `${name}${own ? '*' : ''} ${count}`,
  ...branches.map(outline),
];

test('routes form the tree of their paths, and each branch counts its routes', () => {
  const tree = routeTree(
    ['/site/', '/site/docs/', '/site/docs/a/', '/site/blog/2026/11/x/', '/site/blog/2026/11/y/'].map(route),
    '/site/',
  );
  assert.equal(outline(tree), ['/site/* 5', ['docs* 2', ['a* 1']], ['blog/2026/11 2', ['x* 1'], ['y* 1']]]);
});

test('a page without incoming links is an orphan, unless a menu or a list links to it', () => {
  const page = (title: string, listed?: true) => ({ path: `/${title}`, title, listed });
  const facts = linkFacts({
    pages: [page('a', true), page('b'), page('c'), page('d')],
    links: [[1, 2], [2], [], [2, 99]],
  });
  assert.equal(facts.orphans, [3]);
  assert.equal(facts.mostLinked, [2, 1]);
  assert.equal(facts.from, [[], [0], [0, 1, 3], []]);
  assert.is(facts.count, 4);
});

test('output files are grouped by purpose', () => {
  const files = [
    'corpus/pages/a.json',
    'corpus/site.json',
    'a/index.html',
    'a.md',
    'llms.txt',
    'assets/x.js',
    'img/a.svg',
    '_redirects',
  ];
  const groups = fileGroups({ files: files.map((path, index) => ({ path, bytes: 100 - index, sha256: '' })) });
  assert.equal(
    groups.map(({ label, files: count }) => `${label} ${count}`),
    [
      'Pages as Markdown 2',
      'Pages as JSON 1',
      'Tables 1',
      'Pages as HTML 1',
      'Scripts 1',
      'Pictures 1',
      'Other files 1',
    ],
  );
});

test.run();

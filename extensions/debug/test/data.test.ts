import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LinkedSite, LinkedSitePage } from '../../../compiler/index.ts';
import { DebugData, debugData, linkGraph } from '../data.ts';

const page = (path: string, links: string[] = [], more: Partial<LinkedSitePage> = {}): LinkedSitePage => ({
  path,
  kind: 'doc',
  title: path,
  source: `${path}.md`,
  listed: false,
  links,
  ...more,
});

test('links between pages are pairs of numbers', () => {
  const graph = linkGraph([page('/a/', ['/b/', '/c/']), page('/b/', ['/a/'], { listed: true }), page('/c/')]);
  assert.equal(graph.links, [[1, 2], [0], []]);
  assert.equal(graph.pages[1], { path: '/b/', title: '/b/', listed: true });
});

test('a generated page is in the graph only if a page links to it', () => {
  const made = { source: undefined, listed: true };
  const { pages } = linkGraph([page('/a/', ['/tags/']), page('/other/', [], made), page('/tags/', [], made)]);
  assert.equal(
    pages.map(({ path }) => path),
    ['/a/', '/tags/'],
  );
});

for (const end of ['', '/'])
  test(`each debug page links to all views, with "${end}" at the end of their addresses`, () => {
    const all = ['', '/config', '/metadata', '/registry', '/routes', '/content', '/globalData'];
    const paths = all.map((name) => `/base/__docusaurus/debug${name}${end}`);
    const site: LinkedSite = {
      settings: { title: 'Site' },
      pages: paths.map((path) => page(path)),
      components: [{ name: 'Tabs' }],
      modules: [],
    };
    const data = debugData('config', site);
    assert.equal(
      data.views.map(({ path }) => path),
      paths,
    );
    assert.equal([data.config, data.graph, data.registry], [{ title: 'Site' }, undefined, undefined]);
    assert.is(DebugData.safeParse(data).success, true);
    assert.equal(debugData('registry', site).registry, { components: [{ name: 'Tabs' }], modules: [] });
  });

test.run();

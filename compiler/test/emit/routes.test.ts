// Tests that data that is both in tables (`routes.json`, `posts.json`) and in page files has the same fields and
// values.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DocsFile, Page, PostsFile, RoutesFile, SiteFile } from '../../../corpus/schema/index.ts';
import { compile } from '../../compile.ts';
import { inspect } from '../../index.ts';
import { tempFolder } from '../temp.ts';

const folder = tempFolder();
const read = <File>(file: string) =>
  JSON.parse(readFileSync(path.join(folder.dir, 'dist/corpus', file), 'utf8')) as File;
let routes: RoutesFile['routes'];
const pageOf = ({ page }: { page: string }) => read<Page>(page);

test.before(async () => {
  const tagged = 'tags: [{ label: Sea, permalink: /sea }]';
  folder.write({
    'lectern.config.json': JSON.stringify({
      title: 'Tides',
      url: 'https://tides.example',
      baseUrl: '/site/',
      trailingSlash: true,
      docs: {
        showLastUpdateTime: true,
        showLastUpdateAuthor: true,
        onInlineTags: 'ignore',
        sidebarPath: 'sidebars.json',
      },
      blog: { onInlineTags: 'ignore' },
      redirects: { redirects: [{ from: '/old', to: '/docs' }] },
    }),
    'sidebars.json': JSON.stringify({
      main: [
        'intro',
        {
          type: 'category',
          label: 'More',
          link: { type: 'generated-index', description: 'All else.' },
          items: ['a b'],
        },
      ],
    }),
    'docs/intro.md': `---\nslug: /\n${tagged}\nlast_update: { date: 2026-01-02, author: Ann }\n---\n\n# Intro\n\nFirst words.\n`,
    'docs/a b.md': '---\ntitle: Blanks\nunlisted: true\n---\n\nText.\n',
    'blog/2026-01-02-ebb.md': `---\ntitle: Ebb\n${tagged}\nauthors: [{ name: Ann }]\n---\n\nThe ebb.\n\n<!-- truncate -->\n\nMore.\n`,
    'src/pages/about.md': '---\ndescription: Who we are.\n---\n\n# About\n',
  });
  const { published, diagnostics } = await compile(folder.dir);
  assert.ok(published, JSON.stringify(diagnostics));
  ({ routes } = read<RoutesFile>('routes.json'));
});
test.after(folder.remove);

test('a route has the data of its page file', () => {
  assert.ok(new Set(routes.map(({ kind }) => kind)).size >= 12, String(routes.length));
  for (const route of routes) {
    const page = pageOf(route);
    const expected = { ...page, lastUpdate: undefined, instance: undefined, version: undefined, ...contextOf(page) };
    for (const name of ['key', 'path', 'kind', 'title', 'description'] as const)
      assert.is(route[name], expected[name], `${name} of ${route.path}`);
    const { lastUpdate } = page as { lastUpdate?: unknown };
    assert.equal(route.lastUpdate, lastUpdate, route.path);
    if ('context' in page) assert.is(route.instance, page.context.instance, route.path);
  }
  const intro = routes.find(({ key }) => key === 'doc/default/current/intro')!;
  assert.equal([intro.description, intro.lastUpdate], ['First words.', { at: '2026-01-02T00:00:00.000Z', by: 'Ann' }]);
});

function contextOf(page: Page): { instance?: string; version?: string | undefined } {
  return 'context' in page ? page.context : {};
}

test('every page has a unique key, which the tables also contain', () => {
  const keys = routes.map(({ key }) => key);
  assert.is(new Set(keys).size, routes.length);
  const { docs } = read<DocsFile>('docs/default/current/docs.json');
  const { posts } = read<PostsFile>('blog/default/posts.json');
  assert.is(docs.length + posts.length, 3);
  for (const { key } of [...docs, ...posts]) assert.ok(keys.includes(key), key);
});

test('the file of a page has its name on disk, and an encoded address for requests', () => {
  const { page, pageHref } = routes.find(({ title }) => title === 'Blanks')!;
  assert.equal([page, pageHref], ['pages/docs/a b.json', '/site/corpus/pages/docs/a%20b.json']);
  for (const route of routes) assert.not.match(route.pageHref!, /\s/);
});

test('the paths of instances and versions are paths as served', () => {
  const { instances } = read<SiteFile>('site.json');
  assert.equal(
    instances.flatMap((each) => [
      each.path,
      ...(each.kind === 'docs' ? each.versions.map((version) => version.path) : []),
    ]),
    ['/site/docs/', '/site/docs/', '/site/blog/'],
  );
});

test('inspecting a site gives the same routes as a compile', async () => {
  const { routes: inspected } = await inspect(folder.dir);
  assert.equal(JSON.parse(JSON.stringify(inspected)), routes);
});

test.run();

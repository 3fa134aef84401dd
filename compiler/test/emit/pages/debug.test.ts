import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { configJson } from '../../../emit/pages/debug.ts';
import { linkGraph } from '../../../emit/pages/debug-links.ts';
import type { ResolvedReference } from '../../../link/link.ts';
import type { Site } from '../../../site/site.ts';

const config = (more: object = {}) => parseConfig({ title: 'Site', docs: {}, ...more }, 'test');

test('the config is shown with its defaults and with names of functions, without the path of the site', () => {
  const editUrl = () => 'https://example.org';
  const shown = configJson(
    config({
      docs: { editUrl, path: '/home/me/site/docs' },
      customFields: { root: '/home/me/site', other: '/home/me/site2' },
    }),
    '/home/me/site',
  );
  const [docs] = shown.docs as { editUrl: string; path: string; routeBasePath: string }[];
  assert.is(docs!.editUrl, '[function editUrl]');
  assert.is(docs!.path, './docs');
  assert.is(docs!.routeBasePath, 'docs');
  assert.equal(shown.customFields, { root: '.', other: '/home/me/site2' });
  assert.is(shown.debug, false);
});

test('values that JSON does not support become strings, and circular references end', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  const shown = configJson({ pattern: /a+/, none: undefined, not: Number.NaN, circle } as never, '/site');
  assert.equal(shown, { pattern: '/a+/', not: 'NaN', circle: { self: '[circular]' } });
});

function graphOf(links: Record<string, string[]>, site: Partial<Site> = {}) {
  const routes = Object.keys(links).map((path) => ({ path, kind: 'doc' as const, title: path, source: `${path}.md` }));
  const table = Object.entries(links).map(([path, hrefs]) => {
    const references = hrefs.map((href): ResolvedReference => ({
      kind: /^https?:/.test(href) ? 'external' : 'page',
      href,
    }));
    return [path, { references: new Map([['a.md', references]]), outline: [] }] as const;
  });
  return linkGraph({
    site: {
      docs: [],
      blogs: [],
      pages: [],
      navbar: { items: [] },
      footer: undefined,
      ...site,
      routes: [...routes, ...(site.routes ?? [])],
    } as unknown as Site,
    links: new Map(table),
  });
}

test('links are counted once for each pair of pages, and links of a page to itself do not count', () => {
  const { pages, links } = graphOf({
    '/a/': ['/b#x', '/b/?y=1', '/%C3%A6/', '#top', '/a/', 'https://example.org/b'],
    '/b/': ['/a'],
    '/æ/': ['/nowhere'],
  });
  assert.equal(
    pages.map(({ path }) => path),
    ['/a/', '/b/', '/æ/'],
  );
  assert.equal(links, [[1, 2], [0], []]);
});

test('a generated page is in the graph only if a page links to it', () => {
  const made = (path: string) => ({ path, kind: 'doc-tags' as const, title: 'Tags' });
  const { pages } = graphOf({ '/a/': ['/tags/'] }, { routes: [made('/tags/'), made('/other/')] });
  assert.equal(
    pages.map(({ path, listed }) => [path, listed]),
    [
      ['/a/', undefined],
      ['/tags/', true],
    ],
  );
});

test('pages in the navbar, the footer or a sidebar are listed; unlisted pages are not', () => {
  const navbar = {
    items: [{ type: 'link', label: '', href: '/a/#x' }],
    hideOnScroll: false,
  } as unknown as Site['navbar'];
  const sidebars = {
    docs: [
      {
        type: 'category',
        label: '',
        items: [
          { type: 'link', href: '/b/' },
          { type: 'link', href: '/c/', unlisted: true },
        ],
      },
    ],
  };
  const version = { sidebars, mainDoc: { path: '/d/' }, docs: new Map(), categories: [] };
  const docs = [{ versions: [version] }] as unknown as Site['docs'];
  const { pages } = graphOf({ '/a/': [], '/b/': [], '/c/': [], '/d/': [] }, { navbar, docs });
  assert.equal(
    pages.map(({ path, listed }) => [path, listed]),
    [
      ['/a/', true],
      ['/b/', true],
      ['/c/', undefined],
      ['/d/', true],
    ],
  );
});

test.run();

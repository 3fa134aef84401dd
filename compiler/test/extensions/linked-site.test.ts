import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { linkedPages, settingsJson } from '../../extensions/viewer/linked-site.ts';
import type { ResolvedReference } from '../../link/link.ts';
import type { Site } from '../../site/site.ts';

const config = (more: object = {}) => parseConfig({ title: 'Site', docs: {}, ...more }, 'test');

test('the config is shown with its defaults and with names of functions, without the path of the site', () => {
  const editUrl = () => 'https://example.org';
  const shown = settingsJson(
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
  const use = { extension: { name: 'terms', build: () => [] }, toJSON: () => ({ name: 'terms' }) };
  assert.equal(settingsJson({ extensions: [use] } as never, '/site'), { extensions: [{ name: 'terms' }] });
});

test('values that JSON does not support become strings, and circular references end', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  const shown = settingsJson({ pattern: /a+/, none: undefined, not: Number.NaN, circle } as never, '/site');
  assert.equal(shown, { pattern: '/a+/', not: 'NaN', circle: { self: '[circular]' } });
});

function pagesOf(links: Record<string, string[]>, site: Partial<Site> = {}) {
  const routes = Object.keys(links).map((path) => ({ path, kind: 'doc' as const, title: path, source: `${path}.md` }));
  const table = Object.entries(links).map(([path, hrefs]) => {
    const references = hrefs.map((href): ResolvedReference => ({
      kind: /^https?:/.test(href) ? 'external' : 'page',
      href,
    }));
    return [path, { references: new Map([['a.md', references]]), outline: [] }] as const;
  });
  return linkedPages({
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

test('a page lists each page that it links to once, and not itself', () => {
  const pages = pagesOf({
    '/a/': ['/b#x', '/b/?y=1', '/%C3%A6/', '#top', '/a/', 'https://example.org/b'],
    '/b/': ['/a'],
    '/æ/': ['/nowhere'],
  });
  assert.equal(
    pages.map(({ path, links }) => [path, links]),
    [
      ['/a/', ['/b/', '/æ/']],
      ['/b/', ['/a/']],
      ['/æ/', []],
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
  const pages = pagesOf({ '/a/': [], '/b/': [], '/c/': [], '/d/': [] }, { navbar, docs });
  assert.equal(
    pages.map(({ path, listed }) => [path, listed]),
    [
      ['/a/', true],
      ['/b/', true],
      ['/c/', false],
      ['/d/', true],
    ],
  );
});

test.run();

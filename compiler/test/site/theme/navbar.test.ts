import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample, type Sample } from '../sample-site.ts';

const files: Sample['files'] = {
  'docs/intro.md': { slug: '/', title: 'Introduction', sidebar_label: 'Intro' },
  'docs/new.md': {},
  'docs/hidden.md': { unlisted: true },
  'docs/draft.md': { draft: true },
  'versioned_docs/version-1/intro.md': { title: 'Old intro' },
};
const sidebars = {
  current: { main: ['intro', 'new', 'hidden'], links: [{ type: 'link', label: 'x', href: '/x' }] },
  1: { main: ['intro'] },
};

async function navbar(items: object[], more: object = {}, config: object = {}) {
  const { site, errors } = await buildSample({
    files,
    sidebars,
    versions: ['1'],
    config: { baseUrl: '/base/', trailingSlash: true, themeConfig: { navbar: { items, ...more } }, ...config },
  });
  return {
    navbar: JSON.parse(JSON.stringify(site.navbar)),
    items: JSON.parse(JSON.stringify(site.navbar.items)),
    errors,
  };
}
const item = async (written: object) => (await navbar([written])).items[0];

test('a link gets the base URL and the trailing slash, and is on the right by default', async () => {
  assert.equal(await item({ to: '/blog', label: 'Blog', activeBasePath: 'blog' }), {
    type: 'link',
    position: 'right',
    label: 'Blog',
    href: '/base/blog/',
    activeBasePath: '/base/blog',
  });
  assert.is((await item({ to: '/blog', label: 'Blog', position: 'left' })).position, 'left');
});

test('without a title and a logo, the navbar has the title of the site', async () => {
  const title = async (more: object) => (await navbar([], more, { title: 'Tides' })).navbar.title;
  assert.is(await title({}), 'Tides');
  assert.is(await title({ title: '' }), '');
  assert.is(await title({ title: 'Sea' }), 'Sea');
  assert.is(await title({ logo: { src: 'img/logo.svg' } }), undefined);
});

test('attributes of a link are copied as written', async () => {
  const written = {
    href: 'https://e.org',
    position: 'right',
    className: 'c',
    'aria-label': 'Out',
    'data-x': 1,
    target: '_parent',
    download: true,
  };
  assert.equal(await item(written), {
    type: 'link',
    position: 'right',
    className: 'c',
    label: '',
    href: 'https://e.org',
    attributes: { 'aria-label': 'Out', 'data-x': '1', target: '_parent', download: '' },
  });
});

test('a link to a file of the site opens in the browser', async () => {
  assert.equal(await item({ to: 'pathname:///x.html', label: 'X' }), {
    type: 'link',
    position: 'right',
    label: 'X',
    href: '/base/x.html',
    attributes: { target: '_self' },
  });
});

test('HTML is lowered, as an item and instead of a label', async () => {
  const body = [{ type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'x' }] }];
  assert.equal(await item({ type: 'html', value: '<b>x</b>' }), { type: 'html', position: 'right', body });
  assert.equal(await item({ to: '/a', html: '<b>x</b>' }), {
    type: 'link',
    position: 'right',
    label: '',
    body,
    href: '/base/a/',
  });
  for (const of of [
    { type: 'doc', docId: 'intro' },
    { type: 'docSidebar', sidebarId: 'main' },
    { type: 'docsVersion' },
  ])
    assert.equal((await item({ ...of, html: '<b>x</b>' })).body, body);
});

test('a doc is found in every version that has it', async () => {
  assert.equal(await item({ type: 'doc', docId: 'intro' }), {
    type: 'doc',
    position: 'right',
    instance: 'default',
    docId: 'intro',
    targets: {
      current: { path: '/base/docs/next/', label: 'Intro', sidebar: 'main' },
      1: { path: '/base/docs/intro/', label: 'Old intro', sidebar: 'main' },
    },
  });
  assert.equal((await item({ type: 'doc', docId: 'hidden', label: 'H' })).targets, {
    current: { path: '/base/docs/next/hidden/', label: 'hidden', sidebar: 'main', unlisted: true },
  });
});

test('the page of a category has its slug for the id of a doc, as in Docusaurus', async () => {
  const link = { type: 'generated-index', title: 'All tides', slug: '/tides' };
  const { site, errors } = await buildSample({
    files,
    sidebars: { current: { main: [{ type: 'category', label: 'Tides', link, items: ['intro'] }] } },
    config: { themeConfig: { navbar: { items: [{ type: 'doc', docId: '/tides' }] } } },
  });
  const [entry] = JSON.parse(JSON.stringify(site.navbar.items));
  assert.equal(errors, []);
  assert.equal(entry.targets, { current: { path: '/docs/tides', label: 'All tides', sidebar: 'main' } });
});

test('a draft has no item and no error', async () => {
  assert.equal(await navbar([{ type: 'doc', docId: 'draft' }]).then(({ items, errors }) => [items, errors]), [[], []]);
});

test('a sidebar item links to its landing page in every version that has the sidebar', async () => {
  assert.equal(await item({ type: 'docSidebar', sidebarId: 'main', label: 'Docs' }), {
    type: 'docSidebar',
    position: 'right',
    instance: 'default',
    sidebarId: 'main',
    label: 'Docs',
    targets: {
      current: { path: '/base/docs/next/', label: 'Intro', sidebar: 'main' },
      1: { path: '/base/docs/intro/', label: 'Old intro', sidebar: 'main' },
    },
  });
});

test('a dropdown may have HTML instead of a label, and the text content becomes its label', async () => {
  const html = '<span class="big">More <b>of</b></span> it';
  const { label, body } = (await item({ type: 'dropdown', html, items: [{ to: '/a', label: 'A' }] })) as {
    label: string;
    body: unknown[];
  };
  assert.is(label, 'More of it');
  assert.match(JSON.stringify(body[0]), '"className":["big"]');
});

test('version and locale dropdowns contain their additional items', async () => {
  const link = { to: '/versions', label: 'All' };
  const resolved = { type: 'link', position: 'right', label: 'All', href: '/base/versions/' };
  assert.equal(
    await item({
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsBefore: [link],
      dropdownItemsAfter: [link],
    }),
    {
      type: 'docsVersionDropdown',
      position: 'right',
      instance: 'default',
      itemsBefore: [resolved],
      itemsAfter: [resolved],
    },
  );
  assert.equal(await item({ type: 'localeDropdown', dropdownItemsAfter: [link] }), {
    type: 'localeDropdown',
    position: 'right',
    itemsBefore: [],
    itemsAfter: [resolved],
  });
  assert.equal(await item({ type: 'docsVersion', label: 'V', to: '/v' }), {
    type: 'docsVersion',
    position: 'right',
    instance: 'default',
    label: 'V',
    href: '/base/v/',
  });
  assert.equal(await item({ type: 'search', position: 'right' }), { type: 'search', position: 'right' });
});

test('an item with items is a dropdown, which may contain docs and custom items', async () => {
  const written = {
    label: 'More',
    to: '/more',
    items: [
      { type: 'doc', docId: 'new' },
      { type: 'custom-smile', face: [':)'] },
    ],
  };
  const { type, href, items } = await item(written);
  assert.equal([type, href], ['dropdown', '/base/more/']);
  assert.equal(items[1], { type: 'custom', position: 'right', name: 'custom-smile', props: { face: [':)'] } });
});

for (const [written, expected] of [
  [{ label: 'x' }, 'navbar-item themeConfig.navbar.items[0]: a link needs either "to" or "href"'],
  [{ to: '/a', href: '/b', label: 'x' }, 'navbar-item themeConfig.navbar.items[0]: a link needs either "to" or "href"'],
  [
    { to: '/a', label: 'x', html: 'y' },
    'navbar-item themeConfig.navbar.items[0]: expected "label" or "html", not both',
  ],
  [
    { to: '/a', label: 'x', activeBaseRegex: '(' },
    'navbar-item themeConfig.navbar.items[0]: expected a regular expression in "activeBaseRegex", not "("',
  ],
  [{ type: 'html' }, 'navbar-item themeConfig.navbar.items[0]: an item of the type "html" needs a "value"'],
  [
    { type: 'teapot' },
    'navbar-item themeConfig.navbar.items[0].type: there is no type "teapot"; expected "default", "html", "doc", "docSidebar", "docsVersion", "dropdown", "docsVersionDropdown", "localeDropdown" or "search"',
  ],
  [{ items: [] }, 'navbar-item themeConfig.navbar.items[0]: a dropdown needs a "label", or "html" instead'],
  [
    { label: 'x', items: [{ label: 'y', items: [] }] },
    'navbar-item themeConfig.navbar.items[0].items[0]: expected a link, because a dropdown cannot contain another dropdown',
  ],
  [
    { label: 'x', items: [{ type: 'search' }] },
    'navbar-item themeConfig.navbar.items[0].items[0]: expected a link, because a dropdown cannot contain an item of the type "search"',
  ],
  [{ type: 'doc' }, 'navbar-item themeConfig.navbar.items[0]: an item of the type "doc" needs a "docId"'],
  [
    { type: 'doc', docId: 'intor' },
    'unknown-navbar-doc themeConfig.navbar.items[0]: there is no doc "intor" in the docs "default"',
  ],
  [
    { type: 'docSidebar', sidebarId: 'man' },
    'unknown-navbar-sidebar themeConfig.navbar.items[0]: there is no sidebar "man" in the docs "default"',
  ],
  [
    { type: 'docSidebar', sidebarId: 'links' },
    'unlinkable-sidebar themeConfig.navbar.items[0]: the sidebar "links" of version "current" contains no page to link to',
  ],
  [
    { type: 'docsVersionDropdown', docsPluginId: 'api' },
    'unknown-navbar-instance themeConfig.navbar.items[0]: there are no docs with the id "api"',
  ],
] as const) {
  test(`an error names its key in the config: ${expected}`, async () => {
    const { errors } = await navbar([written]);
    assert.equal(errors, [expected.replace(' ', ' lectern.config ')]);
  });
}

test('an item without a docs id uses the first docs, with a warning, if there are no default docs', async () => {
  const { site, errors } = await buildSample({
    files,
    config: { docs: [{ id: 'guide' }], themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown' }] } } },
  });
  assert.match(JSON.stringify(site.navbar.items), '"instance":"guide"');
  assert.equal(errors, [
    'unknown-navbar-instance lectern.config themeConfig.navbar.items[0]: there are no docs with the id "default"; Lectern uses the docs "guide" instead',
  ]);
});

test('an unknown doc is reported with the known ids', async () => {
  const { diagnostics } = await buildSample({
    files,
    config: { themeConfig: { navbar: { items: [{ type: 'doc', docId: 'nwe' }] } } },
  });
  assert.is(diagnostics[0]!.hint, 'did you mean "new"? use one of "hidden", "intro" and "new"');
});

test("the addresses of a logo are resolved; its default alt text is the site's title, unless the navbar shows one", async () => {
  const logo = { src: 'img/l.svg', srcDark: '/img/d.svg', href: '/home', width: 32 };
  assert.equal((await navbar([], { logo, hideOnScroll: true, style: 'dark' })).navbar, {
    logo: { alt: 'Sample', src: '/base/img/l.svg', srcDark: '/base/img/d.svg', href: '/base/home/', width: 32 },
    hideOnScroll: true,
    style: 'dark',
    items: [],
  });
  assert.is((await navbar([], { title: 'T', logo })).navbar.logo.alt, '');
  const toFile = (await navbar([], { logo: { ...logo, href: 'pathname:///x.html' } })).navbar.logo;
  assert.equal([toFile.href, toFile.target], ['/base/x.html', '_self']);
  assert.is((await navbar([], { title: 'T', logo: { ...logo, alt: 'A' } })).navbar.logo.alt, 'A');
});

test.run();

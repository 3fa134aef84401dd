import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDocs, buildSample, type Sample } from '../sample-site.ts';
import { outline } from './outline.ts';

const files = {
  'docs/a.md': { title: 'A' },
  'docs/b.md': { title: 'B' },
  'docs/c.md': { title: 'C' },
  'docs/d.md': { title: 'D' },
};
const withSidebars = (current: unknown, sample: Partial<Sample> = {}) =>
  buildDocs({ files, sidebars: { current }, ...sample });

test('a version without a sidebars file gets one sidebar from its folders', async () => {
  const input = { files: { 'docs/a.md': {} } };
  assert.equal(Object.keys((await buildDocs(input)).version.sidebars), ['defaultSidebar']);
});

test('a sidebar shows the label of a doc, else the label of the item, else the title of the doc', async () => {
  const { version } = await withSidebars(
    {
      s: [
        { type: 'doc', id: 'a', label: 'Item' },
        { type: 'doc', id: 'b', label: 'Item' },
        'c',
        { type: 'ref', id: 'd', label: 'Ref' },
      ],
    },
    { files: { ...files, 'docs/a.md': { title: 'A', sidebar_label: 'Own' } } },
  );
  assert.equal(outline(version.sidebars.s!), ['Own → /docs/a', 'Item → /docs/b', 'C → /docs/c', 'Ref → /docs/d']);
});

test('ids with a version before them, as Docusaurus 2 wrote them, refer to the docs without it', async () => {
  const { version, errors } = await withSidebars({
    s: [
      { type: 'doc', id: 'version-current/a' },
      {
        type: 'category',
        label: 'More',
        link: { type: 'doc', id: 'version-current/b' },
        items: ['version-current/c', 'd'],
      },
    ],
  });
  assert.equal(outline(version.sidebars.s!), ['A → /docs/a', 'More → /docs/b', '  C → /docs/c', '  D → /docs/d']);
  assert.equal(errors, []);
});

test('links get the base URL and the last slash; hrefs are encoded', async () => {
  const { version } = await withSidebars(
    {
      s: [
        'a',
        { type: 'link', label: 'in', href: '/x' },
        { type: 'link', label: 'as is', href: '/x', autoAddBaseUrl: false },
        { type: 'link', label: 'out', href: 'https://e.org/x' },
        { type: 'link', label: 'file', href: 'pathname:///some/path' },
      ],
    },
    { files: { 'docs/ä b.md': { id: 'a' } }, config: { baseUrl: '/base/', trailingSlash: true } },
  );
  assert.equal(
    version.sidebars.s!.map((item) => item.type === 'link' && [item.href, item.target]),
    [
      ['/base/docs/a/', undefined],
      ['/base/x/', undefined],
      ['/x/', undefined],
      ['https://e.org/x', undefined],
      ['/base/some/path', '_self'],
    ],
  );
});

test('HTML items are lowered', async () => {
  const { version } = await withSidebars({ s: ['a', { type: 'html', value: '<b>x</b>', className: 'c' }] });
  assert.equal(JSON.parse(JSON.stringify(version.sidebars.s![1])), {
    type: 'html',
    body: [{ type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'x' }] }],
    defaultStyle: false,
    className: 'c',
  });
});

test('categories collapse by the options of the instance, unless they are not collapsible', async () => {
  const category = (more: object) => ({ type: 'category', label: 'C', items: ['a'], ...more });
  const { version } = await withSidebars(
    { s: [category({}), category({ collapsed: false }), category({ collapsible: false, collapsed: true })] },
    { config: { docs: { sidebarCollapsed: true } } },
  );
  assert.equal(
    version.sidebars.s!.map((item) => item.type === 'category' && [item.collapsible, item.collapsed]),
    [
      [true, true],
      [true, false],
      [false, false],
    ],
  );
});

test('slugs of generated indexes are unique in all sidebars of a version', async () => {
  const category = (label: string, link: object = {}) => ({
    type: 'category',
    label,
    items: ['a'],
    link: { type: 'generated-index', ...link },
  });
  const { version } = await withSidebars(
    {
      s: [category('Getting Started'), category('Über & C++')],
      t: [category('Getting Started'), category('X', { slug: 'own/' })],
    },
    { config: { baseUrl: '/x/', trailingSlash: true } },
  );
  assert.equal(
    version.categories.map(({ path }) => path),
    [
      '/x/docs/category/getting-started/',
      '/x/docs/category/über--c/',
      '/x/docs/category/getting-started-1/',
      '/x/docs/own/',
    ],
  );
});

test('a generated index has its own metadata, neighbours, breadcrumbs and cards', async () => {
  const link = {
    type: 'generated-index',
    title: 'All guides',
    description: 'Read them.',
    keywords: ['k'],
    image: '/i.png',
  };
  const { version } = await withSidebars(
    {
      s: [
        'a',
        {
          type: 'category',
          label: 'Outer',
          items: [
            {
              type: 'category',
              label: 'Guides',
              link,
              items: ['b', { type: 'html', value: 'x' }, { Deep: ['c', 'd'] }],
            },
          ],
        },
      ],
    },
    { files: { ...files, 'docs/b.md': { title: 'B', description: 'About B' } } },
  );
  assert.equal(JSON.parse(JSON.stringify(version.categories)), [
    {
      path: '/docs/category/guides',
      title: 'All guides',
      description: 'Read them.',
      image: '/i.png',
      keywords: ['k'],
      sidebar: 's',
      cards: [
        { kind: 'link', label: 'B', href: '/docs/b', description: 'About B' },
        { kind: 'category', label: 'Deep', href: '/docs/c', count: 2 },
      ],
      breadcrumbs: [{ label: 'Outer' }, { label: 'Guides' }],
      previous: { path: '/docs/a', title: 'A' },
      next: { path: '/docs/b', title: 'B' },
    },
  ]);
});

test('a category that loses its items to drafts becomes the doc it links to, or is removed', async () => {
  const draft = { draft: true };
  const lost = (label: string, more: object) => ({ type: 'category', label, items: ['b', 'c'], ...more });
  const { version, errors } = await withSidebars(
    {
      s: [
        lost('Doc', { link: { type: 'doc', id: 'a' }, className: 'red', customProps: { x: 1 } }),
        lost('Index', { link: { type: 'generated-index' } }),
        lost('Plain', {}),
        lost('Draft link', { link: { type: 'doc', id: 'c' }, items: ['d'] }),
      ],
    },
    { files: { ...files, 'docs/b.md': draft, 'docs/c.md': draft } },
  );
  assert.equal(errors, []);
  assert.equal(outline(version.sidebars.s!), ['Doc → /docs/a', 'Draft link', '  D → /docs/d']);
  assert.equal([version.sidebars.s![0]!.className, version.sidebars.s![0]!.customProps], ['red', { x: 1 }]);
});

test('a category with neither items nor a link is an error', async () => {
  const { errors } = await withSidebars({ s: ['a', { type: 'category', label: 'Empty', items: [] }] });
  assert.equal(errors, ['empty-category sidebars-current.json:4 the category "Empty" has neither items nor a link']);
});

test('unknown ids are reported all at once, at their locations, with the known ids', async () => {
  const { diagnostics } = await buildSample({
    files: { 'docs/installation.md': {}, 'docs/draft.md': { draft: true } },
    sidebars: {
      current: {
        s: [
          'instalation',
          'draft',
          { More: ['nowhere'] },
          { type: 'category', label: 'C', link: { type: 'doc', id: 'x' }, items: ['installation'] },
        ],
      },
    },
  });
  assert.equal(
    diagnostics.map(({ rule, place, message, hint }) => [rule, place.line, message, hint]),
    [
      [
        'unknown-sidebar-doc',
        3,
        'there is no doc with the id "instalation" in version "current"',
        'did you mean "installation"? use one of "draft" and "installation"',
      ],
      [
        'unknown-sidebar-doc',
        7,
        'there is no doc with the id "nowhere" in version "current"',
        'use one of "draft" and "installation"',
      ],
      [
        'unknown-sidebar-doc',
        15,
        'there is no doc with the id "x" in version "current"',
        'use one of "draft" and "installation"',
      ],
    ],
  );
});

test('an invalid sidebar is reported at its location', async () => {
  assert.equal((await withSidebars({ s: 'a', t: [{ type: 'doc' }] })).errors, [
    'invalid-sidebars sidebars-current.json:2 s: expected a list of sidebar items',
    'invalid-sidebars sidebars-current.json:4 t[0].id: the value is missing; expected text',
  ]);
  assert.equal((await withSidebars(['a'])).errors, [
    'invalid-sidebars sidebars-current.json:1 expected an object that maps each sidebar name to a list of items',
  ]);
  assert.equal((await withSidebars(undefined)).errors, [
    'invalid-sidebars sidebars-current.json:1 expected an object that maps each sidebar name to a list of items',
  ]);
});

test("a doc belongs to the last sidebar that lists it; references don't count", async () => {
  const { doc } = await withSidebars({
    s: ['a', 'b'],
    t: [{ type: 'category', label: 'C', link: { type: 'doc', id: 'a' }, items: ['c'] }],
    u: [{ type: 'ref', id: 'b' }],
  });
  assert.equal(
    ['a', 'b', 'c', 'd'].map((id) => doc(id).sidebar),
    ['t', 's', 't', undefined],
  );
});

test('displayed_sidebar shows another sidebar, or none; an unknown one is an error', async () => {
  const { doc, errors } = await withSidebars(
    { s: ['a', 'b'], t: ['c'] },
    {
      files: {
        ...files,
        'docs/a.md': { displayed_sidebar: 't' },
        'docs/b.md': { displayed_sidebar: null },
        'docs/d.md': { displayed_sidebar: 'x' },
      },
    },
  );
  assert.equal(
    ['a', 'b', 'd'].map((id) => doc(id).sidebar),
    ['t', undefined, undefined],
  );
  assert.equal([doc('a').previous, doc('a').next, doc('a').breadcrumbs], [undefined, undefined, []]);
  assert.equal(errors, [
    'unknown-displayed-sidebar docs/d.md:2 "displayed_sidebar" names the sidebar "x", which does not exist',
  ]);
});

test('previous and next show the titles of pages, or the labels of items if the config enables this', async () => {
  const items = [
    { type: 'doc', id: 'a', label: 'Item A' },
    { type: 'category', label: 'More', items: [{ type: 'doc', id: 'b', label: 'Item B' }, 'c'] },
    { type: 'doc', id: 'd', label: 'Item D' },
  ];
  const own = { ...files, 'docs/d.md': { title: 'D', sidebar_label: 'Own' } };
  const titles = async (paginationLabels: string) => {
    const { doc } = await withSidebars({ s: items }, { files: own, config: { docs: { paginationLabels } } });
    return ['a', 'b', 'c', 'd'].map((id) => [doc(id).previous?.title, doc(id).next?.title]);
  };
  assert.equal(await titles('title'), [[undefined, 'B'], ['A', 'C'], ['B', 'Own'], ['C', undefined]]); // prettier-ignore
  assert.equal(await titles('sidebar'), [[undefined, 'Item B'], ['Item A', 'C'], ['Item B', 'Own'], ['C', undefined]]); // prettier-ignore
});

test('a page that is both link and item of a category has the item label only next to the item', async () => {
  const items = [
    'a',
    { type: 'category', label: 'More', link: { type: 'doc', id: 'b' }, items: [{ type: 'doc', id: 'b', label: 'Item B' }, 'c'] }, // prettier-ignore
  ];
  const { doc } = await withSidebars({ s: items }, { files, config: { docs: { paginationLabels: 'sidebar' } } });
  assert.equal([doc('a').next?.title, doc('c').previous?.title], ['B', 'Item B']);
});

test('previous and next follow the sidebar through categories, past links, references and unlisted docs', async () => {
  const { doc } = await withSidebars(
    {
      s: [
        'a',
        {
          type: 'category',
          label: 'C',
          link: { type: 'doc', id: 'b' },
          items: [{ type: 'link', label: 'x', href: '/x' }, { type: 'ref', id: 'a' }, 'hidden', 'c'],
        },
        { type: 'category', label: 'D', link: { type: 'generated-index' }, items: ['d'] },
      ],
    },
    { files: { ...files, 'docs/hidden.md': { unlisted: true } } },
  );
  assert.equal(
    ['a', 'b', 'c', 'd', 'hidden'].map((id) => [doc(id).previous?.title, doc(id).next?.title]),
    [
      [undefined, 'B'],
      ['A', 'C'],
      ['B', 'D'],
      ['D', undefined],
      [undefined, undefined],
    ],
  );
  assert.equal(doc('c').next, { path: '/docs/category/d', title: 'D' });
});

test('the label of a neighbour is its pagination label, else its sidebar label, else its title', async () => {
  const { doc } = await withSidebars(
    { s: ['a', { type: 'doc', id: 'b', label: 'Item' }, 'c', 'd'] },
    {
      files: {
        ...files,
        'docs/a.md': { pagination_label: 'P', sidebar_label: 'S' },
        'docs/c.md': { sidebar_label: 'S', title: 'C' },
      },
    },
  );
  assert.equal([doc('b').previous?.title, doc('b').next?.title, doc('a').next?.title], ['P', 'S', 'B']);
});

test('front matter names other neighbours, or none', async () => {
  const { doc, errors } = await withSidebars(
    { s: ['a', 'b', 'c'] },
    {
      files: {
        ...files,
        'docs/b.md': { pagination_prev: null, pagination_next: 'd' },
        'docs/c.md': { pagination_prev: 'hidden', pagination_next: 'draft' },
        'docs/d.md': { pagination_next: 'a', pagination_prev: 'e' },
        'docs/hidden.md': { unlisted: true },
        'docs/draft.md': { draft: true },
      },
    },
  );
  assert.equal([doc('b').previous, doc('b').next], [undefined, { path: '/docs/d', title: 'd' }]);
  assert.equal([doc('c').previous, doc('c').next], [undefined, undefined]);
  assert.equal(doc('d').next, { path: '/docs/a', title: 'A' });
  assert.equal(errors, [
    'unknown-pagination-doc docs/d.md:3 "pagination_prev" names the doc "e", which does not exist in this version',
  ]);
});

test('breadcrumbs are the categories above a page, with links if the categories have links', async () => {
  const category = (label: string, id: string | undefined, items: unknown[]) => ({
    type: 'category',
    label,
    items,
    ...(id && { link: { type: 'doc', id } }),
  });
  const sidebars = {
    s: [category('Outer', 'a', [category('Plain', undefined, ['c', category('Hidden', 'b', ['d'])])])],
  };
  const hidden = { files: { ...files, 'docs/b.md': { title: 'B', unlisted: true } } };
  const { doc } = await withSidebars(sidebars, hidden);
  const outer = { label: 'Outer', path: '/docs/a' };
  assert.equal(doc('a').breadcrumbs, [{ label: 'Outer' }]);
  assert.equal(doc('c').breadcrumbs, [outer, { label: 'Plain' }, { label: 'C' }]);
  assert.equal(doc('d').breadcrumbs, [outer, { label: 'Plain' }, { label: 'Hidden' }, { label: 'D' }]);
  const without = await withSidebars(sidebars, { ...hidden, config: { docs: { breadcrumbs: false } } });
  assert.equal(without.doc('c').breadcrumbs, []);
});

test('the cards of a doc are the items of the category that links to it or contains it', async () => {
  const { cardsOf } = await withSidebars(
    {
      s: [
        'd',
        {
          type: 'category',
          label: 'C',
          link: { type: 'doc', id: 'a' },
          items: ['b', 'hidden', { type: 'link', label: 'L', href: 'https://e.org', description: 'Far' }],
        },
      ],
    },
    { files: { ...files, 'docs/b.md': { title: 'B', $excerpt: 'Of B' }, 'docs/hidden.md': { unlisted: true } } },
  );
  const inside = ['B: Of B', 'L: Far'];
  const cards = (id: string) => cardsOf(id).map(({ label, description }) => `${label}: ${description}`);
  assert.equal(cards('a'), inside);
  assert.equal(cards('b'), inside);
  assert.equal(cards('d'), ['D: ', 'C: undefined']);
  assert.equal(cardsOf('d')[1], { kind: 'category', label: 'C', href: '/docs/a', description: undefined, count: 2 });
  assert.equal(cardsOf('c'), []);
});

test('a card of a category links to its first listed page, and is omitted if all pages are unlisted', async () => {
  const unlisted = { unlisted: true };
  const { cardsOf } = await withSidebars(
    {
      s: [
        'a',
        { type: 'category', label: 'First hidden', link: { type: 'doc', id: 'b' }, items: ['c', { Deep: ['d'] }] },
        { type: 'category', label: 'All hidden', items: ['b', 'c'] },
      ],
    },
    { files: { ...files, 'docs/b.md': unlisted, 'docs/c.md': unlisted } },
  );
  assert.equal(
    cardsOf('a').map(({ label, href }) => `${label} → ${href}`),
    ['A → /docs/a', 'First hidden → /docs/d'],
  );
});

test('the landing page of a sidebar is its first doc or linked category', async () => {
  const { version } = await withSidebars({
    s: [
      { type: 'link', label: 'x', href: '/x' },
      { type: 'ref', id: 'a' },
      { Plain: [{ type: 'doc', id: 'b', label: 'Item' }] },
    ],
    t: [{ type: 'category', label: 'C', link: { type: 'generated-index' }, items: ['c'] }],
    u: [{ type: 'link', label: 'x', href: '/x' }],
  });
  assert.equal(
    [...version.landingPages],
    [
      ['s', { path: '/docs/b', label: 'Item', unlisted: undefined }],
      ['t', { path: '/docs/category/c', label: 'C', unlisted: undefined }],
    ],
  );
});

test.run();

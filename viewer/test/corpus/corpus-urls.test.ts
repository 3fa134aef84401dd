import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCorpus } from '../../corpus/corpus.ts';
import { openFileUrl, resolveFiles, resolveProps, resolveUrlsInCss } from '../../corpus/corpus-urls.ts';

const url = openFileUrl('/docs/', 'https://cdn.dev/made/corpus/');
const resolve = <T>(file: T, baseUrl = '/docs/', corpusUrl = 'https://cdn.dev/made/corpus/'): T =>
  resolveFiles(file, baseUrl, openFileUrl(baseUrl, corpusUrl));

test('a path from the base URL to a file is the path from the folder around the corpus', () => {
  for (const [baseUrl, corpusUrl, address, expected] of [
    ['/', 'https://cdn.dev/corpus/', '/assets/a.js', 'https://cdn.dev/assets/a.js'],
    ['/docs/', 'https://cdn.dev/docs/corpus/', '/docs/assets/a.js', 'https://cdn.dev/docs/assets/a.js'],
    ['/docs/', 'https://cdn.dev/x/y/corpus/', '/docs/assets/a.js?v#h', 'https://cdn.dev/x/y/assets/a.js?v#h'],
    // A file above the base URL, which all languages share.
    ['/docs/fr/', 'https://cdn.dev/x/fr/corpus/', '/docs/assets/a.js', 'https://cdn.dev/x/assets/a.js'],
    ['/docs/fr/', 'https://cdn.dev/x/fr/corpus/', '/docs/fr/img/a.png', 'https://cdn.dev/x/fr/img/a.png'],
    // A file outside of the base URL, on the same host.
    ['/docs/', 'https://cdn.dev/docs/corpus/', '/api/a.html', 'https://cdn.dev/api/a.html'],
    // A corpus in the root folder of its host, and a corpus on the origin of the page.
    ['/', 'https://cdn.dev/', '/img/a.png', 'https://cdn.dev/img/a.png'],
    ['/docs/', '/made/corpus/', '/docs/img/a.png', '/made/img/a.png'],
    ['/docs/', '/docs/corpus/', '/docs/img/a%20b.png', '/docs/img/a%20b.png'],
    // Addresses in which a browser would see a host or a scheme.
    ['/', 'https://cdn.dev/corpus/', '/\\evil.dev/a.js', 'https://cdn.dev/evil.dev/a.js'],
    ['/docs/', 'https://cdn.dev/corpus/', '/docs//evil.dev/a.js', 'https://cdn.dev/evil.dev/a.js'],
    ['/docs/', '/made/corpus/', '/docs/../..//evil.dev/a.js', '/evil.dev/a.js'],
    ['/docs/', 'https://cdn.dev/corpus/', '/docs/javascript:a', 'https://cdn.dev/javascript:a'],
  ] as const)
    assert.is(openFileUrl(baseUrl, corpusUrl)(address), expected);
});

test('every other address is unchanged', () => {
  for (const address of [
    '', '#id', 'a.png', './a.png', 'https://example.org/a.png', '//example.org/a.png', 'data:image/png;base64,/9j/4A',
    'mailto:a@example.org',
  ]) assert.is(url(address), address); // prettier-ignore
});

test('images, media, frames, forms and icons load from the corpus, in elements, components and the site', () => {
  const element = (tagName: string, properties: object) => ({ type: 'element', tagName, properties, children: [] });
  assert.equal(
    resolve({
      favicon: '/docs/img/icon.svg',
      navbar: { logo: { src: '/docs/l.svg', srcDark: '/docs/d.svg', href: '/docs/' } },
      reading: { feedback: '/feedback' },
      feeds: [{ type: 'application/rss+xml', title: 'Blog', href: '/docs/blog/rss.xml' }],
      items: [{ authors: [{ image: '/docs/img/me.png' }] }],
      body: [
        element('img', { src: '/docs/img/a.png', srcSet: '/docs/a.png 1x, /docs/b.png 2x' }),
        element('source', { srcSet: ['/docs/a.webp 1x', 'https://example.org/b.webp 2x'] }),
        element('video', { poster: '/docs/p.png', style: 'background: url("/docs/bg.png") red, url(#f)' }),
        element('object', { data: '/docs/a.pdf' }),
        element('form', { action: '/docs/send' }),
        element('use', { xLinkHref: '/docs/sprite.svg#a' }),
        { type: 'component', name: 'ThemedImage', props: { light: '/docs/l.svg', dark: '/docs/d.svg' }, children: [] },
      ],
    }),
    {
      favicon: 'https://cdn.dev/made/img/icon.svg',
      navbar: { logo: { src: 'https://cdn.dev/made/l.svg', srcDark: 'https://cdn.dev/made/d.svg', href: '/docs/' } },
      reading: { feedback: 'https://cdn.dev/feedback' },
      feeds: [{ type: 'application/rss+xml', title: 'Blog', href: 'https://cdn.dev/made/blog/rss.xml' }],
      items: [{ authors: [{ image: 'https://cdn.dev/made/img/me.png' }] }],
      body: [
        element('img', {
          src: 'https://cdn.dev/made/img/a.png',
          srcSet: 'https://cdn.dev/made/a.png 1x, https://cdn.dev/made/b.png 2x',
        }),
        element('source', { srcSet: ['https://cdn.dev/made/a.webp 1x', 'https://example.org/b.webp 2x'] }),
        element('video', {
          poster: 'https://cdn.dev/made/p.png',
          style: 'background: url("https://cdn.dev/made/bg.png") red, url(#f)',
        }),
        element('object', { data: 'https://cdn.dev/made/a.pdf' }),
        element('form', { action: 'https://cdn.dev/made/send' }),
        element('use', { xLinkHref: 'https://cdn.dev/made/sprite.svg#a' }),
        {
          type: 'component',
          name: 'ThemedImage',
          props: { light: 'https://cdn.dev/made/l.svg', dark: 'https://cdn.dev/made/d.svg' },
          children: [],
        },
      ],
    },
  );
});

test('links to files load from the corpus; links to pages stay in the app', () => {
  const link = (properties: object) => ({ type: 'element', tagName: 'a', properties, children: [] });
  const files = [
    { href: '/docs/assets/a-1234.zip', target: '_blank' },
    { href: '/docs/assets/a-1234' },
    { href: '/docs/a.pdf#page=2', target: '_blank' },
    { href: '/docs/api/', target: '_self' },
    { href: '/docs/data', download: true },
    { href: '/docs/data', download: '' },
  ];
  for (const properties of files)
    assert.equal(resolve([link({ ...properties })]), [
      link({ ...properties, href: properties.href.replace('/docs/', 'https://cdn.dev/made/') }),
    ]);
  const pages = [
    { href: '/docs/install' },
    { href: '/docs/install', target: '_blank', rel: 'noopener' },
    { href: '/docs/2.0', target: '_blank' },
    { href: '/docs/page.html', target: '_blank' },
    { href: '/docs/node.js' },
    { href: '/docs/data', download: false },
    { href: '/docs/guides/assets/' },
    { href: 'https://example.org/a.pdf', target: '_blank' },
  ];
  for (const properties of pages) assert.equal(resolve([link({ ...properties })]), [link(properties)]);
  assert.equal(resolve([{ type: 'link', label: 'API', href: '/docs/api/', attributes: { target: '_self' } }]), [
    { type: 'link', label: 'API', href: 'https://cdn.dev/made/api/', attributes: { target: '_self' } },
  ]);
});

test('elements of the head load files from the corpus, and name pages as before', () => {
  const elements = [
    { tag: 'link', attributes: { rel: 'preload', href: '/docs/a.woff2' } },
    { tag: 'link', attributes: { rel: 'alternate', href: '/docs/fr' } },
  ];
  const [preload, alternate] = resolve(structuredClone(elements));
  assert.is(preload!.attributes.href, 'https://cdn.dev/made/a.woff2');
  assert.equal(alternate, elements[1]);
});

test('a component of the site finds its files under any name, and its other props are unchanged', () => {
  const card = (icon: string, more: object) => ({
    type: 'component',
    name: 'Card',
    code: { module: 0, export: 'Card' },
    props: { icon, nested: [{ any: icon }], to: '/docs/install', ...more },
    children: [{ type: 'text', value: '/docs/assets/a.png' }],
  });
  assert.equal(resolve([card('/docs/assets/a.png', { title: '/docs/a' })]), [
    card('https://cdn.dev/made/assets/a.png', { title: '/docs/a' }),
  ]);
  const block = { type: 'component', name: 'CodeBlock', props: { code: '/docs/assets/a.png' }, children: [] };
  assert.equal(resolve([structuredClone(block)]), [block]);
});

test('the addresses of modules stay, as they are checked before they are resolved', () => {
  const code = [{ href: '/docs/assets/a.js', exports: [], styles: ['/docs/assets/a.css'] }];
  assert.equal(resolve({ code }).code, [{ href: '/docs/assets/a.js', exports: [], styles: ['/docs/assets/a.css'] }]);
});

test('elements of code have their names in React', () => {
  const props = {
    src: '/docs/a.png',
    xlinkHref: '/docs/s.svg',
    style: { backgroundImage: 'url(/docs/b.png)', top: 0 },
  };
  resolveProps(props, '/docs/', url, 'image');
  assert.equal(props, {
    src: 'https://cdn.dev/made/a.png',
    xlinkHref: 'https://cdn.dev/made/s.svg',
    style: { backgroundImage: 'url(https://cdn.dev/made/b.png)', top: 0 },
  });
});

test('addresses in CSS are resolved in each form, and strings are unchanged', () => {
  assert.is(
    resolveUrlsInCss(
      `a{b:url(/docs/a.png);c:url( '/docs/b.png' );content:"/docs/c.png"}d{e:url(data:image/png,x)}`,
      url,
    ),
    `a{b:url(https://cdn.dev/made/a.png);c:url( 'https://cdn.dev/made/b.png' );content:"/docs/c.png"}d{e:url(data:image/png,x)}`,
  );
});

test('a key named __proto__ changes no prototype', () => {
  const file = JSON.parse('{"__proto__": {"src": "/docs/a.png"}}') as object;
  resolve(file);
  assert.is(Object.getPrototypeOf(file), Object.prototype);
});

test('addresses resolve only if the corpus is elsewhere, from the first loaded file on', async () => {
  const answer = async () => Response.json({ src: '/docs/a.png' });
  const file = { address: 'a.json', check: (value: unknown) => value as { src: string } };
  const elsewhere = createCorpus('/docs/', answer, 'https://cdn.dev/docs/corpus/');
  assert.equal(await elsewhere.load(file), { src: 'https://cdn.dev/docs/a.png' });
  assert.is({ ...elsewhere }.url('/docs/assets/a.js'), 'https://cdn.dev/docs/assets/a.js');
  const own = createCorpus('/docs/', answer);
  assert.equal(await own.load(file), { src: '/docs/a.png' });
  assert.is(own.url('/docs/assets/a.js'), '/docs/assets/a.js');
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode, DocPage, NotFoundPage, Route, SidebarsFile, SiteFile } from '../../../corpus/schema/index.ts';
import { sha256 } from '../../fs/sha256.ts';
import { type CorpusProblem, verifyCorpus } from '../../verify/verify-corpus.ts';

const versioned = { $schema: '/x', format: 1 as const };

function link(href: string): BodyNode {
  return { type: 'element', tagName: 'a', properties: { href }, children: [] };
}

function heading(id: string): BodyNode {
  return { type: 'element', tagName: 'h2', properties: { id }, children: [] };
}

function doc(path: string, children: BodyNode[] = []): DocPage {
  return {
    ...versioned,
    kind: 'doc',
    path,
    title: 'A doc',
    metadata: { title: 'A doc' },
    id: 'a',
    context: { instance: 'default', version: 'current', sidebar: 'docs' },
    toc: [],
    tocLevels: { min: 2, max: 3 },
    unlisted: false,
    frontMatter: { path: '/as/the/author/wrote/it' },
    body: { type: 'root', children },
    tags: [],
    breadcrumbs: [],
    alternates: [],
  };
}

const notFound: NotFoundPage = {
  ...versioned,
  kind: 'not-found',
  path: '/404.html',
  title: 'Page Not Found',
  metadata: { title: 'x' },
};
const sidebars: SidebarsFile = {
  ...versioned,
  instance: 'default',
  version: 'current',
  sidebars: { docs: [{ type: 'link', label: 'A', href: '/docs/a/' }] },
};
const site: SiteFile = {
  ...versioned,
  title: 'T',
  tagline: '',
  url: 'http://localhost',
  baseUrl: '/',
  titleDelimiter: '|',
  locale: 'en',
  locales: [],
  colorMode: { default: 'light', disableSwitch: false, respectSystem: false },
  navbar: { hideOnScroll: false, items: [] },
  docs: { versionPersistence: 'none', sidebar: { hideable: false, autoCollapseCategories: false } },
  instances: [],
};

function route(path: string, page: string, kind: Route['kind'] = 'doc'): Route {
  return { path, kind, page, title: 'A doc' };
}

/** Creates a small valid corpus: two docs, one with a space in its name, and a redirect. */
function goodCorpus(): Record<string, object | string> {
  const second = doc('/docs/b c', [
    link('/docs/a/'),
    link('/docs/a/?x=1#top'),
    link('https://example.org'),
    link('#here'),
    link('../docs/a'),
    link('/img/logo.png'),
  ]);
  return {
    'index.html': '<!doctype html>',
    'img/logo.png': 'PNG',
    'corpus/site.json': site,
    'corpus/routes.json': {
      ...versioned,
      routes: [
        route('/404.html', 'pages/404.html.json', 'not-found'),
        route('/docs/a/', 'pages/docs/a.json'),
        route('/docs/b c', 'pages/docs/b c.json'),
      ],
    },
    'corpus/redirects.json': { ...versioned, redirects: [{ from: '/old', to: '/docs/a/' }] },
    'corpus/docs/default/current/sidebars.json': sidebars,
    'corpus/pages/404.html.json': notFound,
    'corpus/pages/docs/a.json': doc('/docs/a/', [heading('one'), link('/docs/b%20c'), link('/old'), link('/')]),
    'corpus/pages/docs/b c.json': second,
  };
}

/** Verifies a corpus with a correct manifest, after `damage` has changed its files. */
async function verify(
  corpus: Record<string, object | string>,
  damage: (files: Map<string, Buffer>) => void = () => {},
): Promise<string[]> {
  const problems = await problemsOf(corpus, damage);
  return problems.map(({ path, message }) => `${path}: ${message}`);
}

async function problemsOf(
  corpus: Record<string, object | string>,
  damage: (files: Map<string, Buffer>) => void = () => {},
  onBrokenLinks = 'error',
): Promise<CorpusProblem[]> {
  const text = (content: object | string) => (typeof content === 'string' ? content : `${JSON.stringify(content)}\n`);
  const files = new Map(Object.entries(corpus).map(([path, content]) => [path, Buffer.from(text(content))]));
  const rows = [...files].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  const manifest = {
    ...versioned,
    generator: { name: 'lectern', version: '1' },
    site: { title: 'T', url: 'http://localhost', baseUrl: '/' },
    onBrokenLinks,
    counts: {},
    files: rows,
  };
  files.set('corpus/manifest.json', Buffer.from(text(manifest)));
  damage(files);
  return verifyCorpus({ list: async () => [...files.keys()], read: async (path) => files.get(path) });
}

const a = 'corpus/pages/docs/a.json';

test('a valid corpus has no errors', async () => {
  assert.equal(await verify(goodCorpus()), []);
});

/** Creates a valid corpus in English and French. */
function twoLanguages(languages?: DocPage['languages']): Record<string, object | string> {
  const locale = (name: string, path: string) =>
    ({ name, label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path }) as const;
  const locales = [
    { ...locale('en', '/'), start: '/docs/a/' },
    { ...locale('fr', '/fr/'), start: '/fr/docs/un' },
    locale('ja', '/ja/'),
  ];
  const frenchPage = { ...doc('/fr/docs/un'), languages: { en: '/docs/a/' } };
  const corpus = goodCorpus();
  return {
    ...corpus,
    'corpus/site.json': { ...site, locales },
    [a]: { ...(corpus[a] as DocPage), languages },
    'corpus/pages/docs/b c.json': { ...(corpus['corpus/pages/docs/b c.json'] as DocPage), languages: { fr: null } },
    'fr/corpus/site.json': { ...site, locale: 'fr', baseUrl: '/fr/', locales },
    'fr/corpus/routes.json': { ...versioned, routes: [route('/fr/docs/un', 'pages/docs/un.json')] },
    'fr/corpus/docs/default/current/sidebars.json': { ...sidebars, sidebars: { docs: [] } },
    'fr/corpus/pages/docs/un.json': frenchPage,
  };
}

test('every page has its counterpart in the languages of the output', async () => {
  assert.equal(await verify(twoLanguages({ fr: '/fr/docs/un' })), []);
  assert.equal(await verify(twoLanguages()), [`${a}: the page in "fr" is missing: no page has the path "/fr/docs/a/"`]);
  assert.equal(await verify(twoLanguages({ fr: '/fr/docs/deux' })), [
    `${a}: the page in "fr" is missing: no page has the path "/fr/docs/deux"`,
  ]);
  const corpus = twoLanguages({ fr: null });
  const [english, french] = (corpus['corpus/site.json'] as SiteFile).locales;
  const locales = [english!, { ...french!, start: '/fr/' }];
  assert.equal(await verify({ ...corpus, 'corpus/site.json': { ...site, locales } }), [
    'corpus/site.json: the start page in "fr" is missing: no page has the path "/fr/"',
  ]);
});

test('addresses in a sitemap lead to pages; languages of other outputs are not checked', async () => {
  const sitemap = (...addresses: string[]) => {
    const [loc, ...others] = addresses.map((address) => `http://localhost${address}`);
    const links = others.map((href) => `<xhtml:link rel="alternate" hreflang="fr" href="${href}"/>`).join('');
    return `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>${loc}</loc>${links}</url></urlset>`;
  };
  const corpus = twoLanguages({ fr: '/fr/docs/un' });
  const problems = (file: string, ...addresses: string[]) => problemsOf({ ...corpus, [file]: sitemap(...addresses) });
  assert.equal(await problems('sitemap.xml', '/docs/b%20c', '/fr/docs/un', '/ja/docs/nowhere'), []);
  const message = 'the address "http://localhost/fr/docs/a" does not exist';
  assert.equal(await problems('sitemap.xml', '/docs/a', '/fr/docs/a'), [
    { path: 'sitemap.xml', message, severity: 'error' },
  ]);
  assert.equal(await problems('fr/sitemap.xml', '/fr/docs/a'), [
    { path: 'fr/sitemap.xml', message, severity: 'error' },
  ]);
  assert.equal(await problems('own.xml', '/fr/docs/a'), [{ path: 'own.xml', message, severity: 'warning' }]);
});

test('without a manifest there is nothing to verify', async () => {
  const expected = ['corpus/manifest.json: the manifest is missing or damaged, so there is no corpus to verify'];
  assert.equal(await verify({}, (files) => files.clear()), expected);
  assert.equal(await verify(goodCorpus(), (files) => files.set('corpus/manifest.json', Buffer.from('{}\n'))), expected);
});

test('a changed, a missing and an extra file are found, and files of a running compile are ignored', async () => {
  const problems = await verify(goodCorpus(), (files) => {
    files.set('img/logo.png', Buffer.from('GIF'));
    files.delete('index.html');
    files.set('extra.txt', Buffer.from(''));
    files.set('.lectern/lock', Buffer.from(''));
  });
  assert.equal(problems, [
    'extra.txt: the manifest does not list this file',
    'img/logo.png: the content of the file differs from the manifest',
    'index.html: the file is missing',
  ]);
});

test('JSON that is not canonical, not UTF-8 or not valid is found', async () => {
  const text = JSON.stringify(doc('/docs/a/'));
  const canonical = 'the JSON is not in canonical form: no spaces, one newline at the end';
  for (const other of [text, `${text}\n\n`, `${text.replace(':', ': ')}\n`]) {
    assert.equal(await verify({ ...goodCorpus(), [a]: other }), [`${a}: ${canonical}`]);
  }
  assert.match((await verify({ ...goodCorpus(), [a]: '{"a":' }))[0]!, 'the file is not JSON');
  assert.match((await verify({ ...goodCorpus(), [a]: `\uFEFF${text}\n` }))[0]!, 'the file is not JSON');
});

test('JSON of an extension may have any format, but must be JSON', async () => {
  const file = 'corpus/openapi/pets.json';
  for (const text of ['{"a":1}', '{\n  "a": 1\n}\n']) assert.equal(await verify({ ...goodCorpus(), [file]: text }), []);
  assert.match((await verify({ ...goodCorpus(), [file]: '{"a":' }))[0]!, 'the file is not JSON');
});

test('a file that does not match its schema is found, with the location', async () => {
  const page = { ...doc('/docs/a/'), unlisted: 'no' };
  assert.match((await verify({ ...goodCorpus(), [a]: page }))[0]!, /^corpus\/pages\/docs\/a\.json: unlisted: /);
  assert.match((await verify({ ...goodCorpus(), [a]: { kind: 'nonsense' } }))[0]!, /a\.json: kind: /);
});

test('a broken link is a warning if the config allows it, and other errors stay errors', async () => {
  const corpus = { ...goodCorpus(), [a]: doc('/docs/a/', [link('/nowhere')]) };
  const severities = async (level: string) =>
    (await problemsOf(corpus, (files) => files.delete('index.html'), level)).map(
      ({ path, severity }) => `${path} ${severity}`,
    );
  assert.equal(await severities('error'), [`${a} error`, 'index.html error']);
  assert.equal(await severities('warn'), [`${a} warning`, 'index.html error']);
  assert.equal(await severities('ignore'), [`${a} warning`, 'index.html error']);
});

test('broken links are found in bodies, sidebars, the navbar, cards, tags and redirects', async () => {
  const broken = (path: string) => `the link target "${path}" does not exist`;
  const card: BodyNode = {
    type: 'component',
    name: 'DocCardList',
    props: { path: '/any', items: [{ href: '/nowhere/card' }] },
    children: [],
  };
  const page = {
    ...doc('/docs/a/', [link('/nowhere/x#y'), link('../gone'), card]),
    tags: [{ label: 't', path: '/nowhere/tag' }],
    next: { path: '/nowhere/next', title: '' },
  };
  assert.equal(await verify({ ...goodCorpus(), [a]: page }), [
    `${a}: ${broken('../gone')}`,
    `${a}: ${broken('/nowhere/card')}`,
    `${a}: ${broken('/nowhere/next')}`,
    `${a}: ${broken('/nowhere/tag')}`,
    `${a}: ${broken('/nowhere/x#y')}`,
  ]);
  const otherSidebars = { ...sidebars, sidebars: { docs: [{ type: 'link', label: 'A', href: '/nowhere' }] } };
  assert.equal(await verify({ ...goodCorpus(), 'corpus/docs/default/current/sidebars.json': otherSidebars }), [
    `corpus/docs/default/current/sidebars.json: ${broken('/nowhere')}`,
  ]);
  const otherSite = {
    ...site,
    navbar: { hideOnScroll: false, items: [{ type: 'link', label: 'A', href: '/nowhere', activeBasePath: '/any' }] },
  };
  assert.equal(await verify({ ...goodCorpus(), 'corpus/site.json': otherSite }), [
    `corpus/site.json: ${broken('/nowhere')}`,
  ]);
  const redirects = { ...versioned, redirects: [{ from: '/old', to: '/nowhere' }] };
  assert.equal(await verify({ ...goodCorpus(), 'corpus/redirects.json': redirects }), [
    `corpus/redirects.json: ${broken('/nowhere')}`,
  ]);
});

test('a link may lead to a path that shows the page of another', async () => {
  const redirects = { ...versioned, redirects: [], rewrites: [{ from: '/next/:rest*', to: '/docs/:rest*' }] };
  const page = doc('/docs/a/', [link('/next/b%20c'), link('/next/gone')]);
  assert.equal(await verify({ ...goodCorpus(), [a]: page, 'corpus/redirects.json': redirects }), [
    `${a}: the link target "/next/gone" does not exist`,
  ]);
});

test('a link that the host answers is not checked, in any part of a page', async () => {
  const toHost = { type: 'element', tagName: 'a', properties: { href: '/by/the/host', target: '_self' }, children: [] };
  const sidebar = { docs: [{ type: 'link', label: 'A', href: '/host/sidebar', target: '_self' }] };
  const item = { type: 'link', label: 'A', href: '/host/navbar', attributes: { target: '_self' } };
  const blank = { type: 'link', label: 'A', href: '/gone', attributes: { target: '_blank' } };
  const logo = { src: '/img/logo.png', alt: '', href: '/host/logo', target: '_self' };
  assert.equal(
    await verify({
      ...goodCorpus(),
      [a]: doc('/docs/a/', [toHost as BodyNode]),
      'corpus/docs/default/current/sidebars.json': { ...sidebars, sidebars: sidebar },
      'corpus/site.json': { ...site, navbar: { hideOnScroll: false, logo, items: [item, blank] } },
    }),
    ['corpus/site.json: the link target "/gone" does not exist'],
  );
});

test('duplicate ids, and entries of a table of contents without a heading, are found', async () => {
  const page = { ...doc('/docs/a/', [heading('one'), heading('one')]), toc: [{ depth: 2, id: 'two', text: 'Two' }] };
  assert.equal(await verify({ ...goodCorpus(), [a]: page }), [
    `${a}: the id "one" occurs more than once`,
    `${a}: the table of contents links to "#two", but the body has no element with this id`,
  ]);
});

test('files with names of secrets, and XML that is not well-formed, are found', async () => {
  const problems = await problemsOf({
    ...goodCorpus(),
    'assets/.env-0a1b2c3d': 'TOKEN=1',
    '.git/config': '[core]',
    '.well-known/security.txt': 'Contact',
    '.env.example': 'TOKEN=',
    'sitemap.xml': '<urlset>&nbsp;</urlset>',
    'assets/own-0a1b2c3d.xml': '<a>',
    'blog/rss.xml': '<rss/>',
  });
  assert.equal(
    problems.map(({ path, severity }) => `${severity} ${path}`),
    ['error .git/config', 'error assets/.env-0a1b2c3d', 'warning assets/own-0a1b2c3d.xml', 'error sitemap.xml'],
  );
});

test('a duplicate id is a warning, because a compile allows it', async () => {
  const problems = await problemsOf({ ...goodCorpus(), [a]: doc('/docs/a/', [heading('one'), heading('one')]) });
  assert.equal(
    problems.map(({ severity }) => severity),
    ['warning'],
  );
});

test('a route without its page, a page without its route and a page of another route are found', async () => {
  const stray = 'corpus/pages/docs/stray.json';
  assert.equal(await verify({ ...goodCorpus(), [stray]: doc('/docs/stray') }), [
    `${stray}: no route leads to this page`,
    `${stray}: the link target "/docs/stray" does not exist`,
  ]);
  const corpus = goodCorpus();
  const { [a]: _, ...without } = corpus;
  assert.equal(await verify(without), [
    'corpus/routes.json: the route "/docs/a/" has no page: "pages/docs/a.json" does not exist',
  ]);
  assert.equal(await verify({ ...corpus, [a]: doc('/docs/b c') }), [
    `${a}: the path of the page is "/docs/b c", but its route has "/docs/a/"`,
  ]);
  const moved = { ...versioned, routes: [route('/docs/a/', 'pages/elsewhere.json')] };
  const [first] = await verify({
    'corpus/routes.json': moved,
    'corpus/pages/elsewhere.json': { ...doc('/docs/a/'), context: { instance: 'default' } },
  });
  assert.is(
    first,
    'corpus/routes.json: the page file of "/docs/a/" is "pages/elsewhere.json", but must be "pages/docs/a.json"',
  );
});

test('code that is not in the output, and nodes that refer to missing code, are found', async () => {
  const chart = (name: string, module: number): BodyNode => ({
    type: 'component',
    name: 'Chart',
    props: {},
    code: { module, export: name },
    children: [],
  });
  const code = [{ href: '/assets/page-1.js', exports: ['Chart'], styles: ['/assets/page-1.css'] }];
  const built = { ...goodCorpus(), 'assets/page-1.js': 'export {}', 'assets/page-1.css': 'a {}' };
  assert.equal(await verify({ ...built, [a]: { ...doc('/docs/a/', [chart('Chart', 0)]), code } }), []);
  assert.equal(
    await verify({ ...goodCorpus(), [a]: { ...doc('/docs/a/', [chart('Other', 0), chart('Chart', 1)]), code } }),
    [
      `${a}: the code "/assets/page-1.css" of the page is not in the output`,
      `${a}: the code "/assets/page-1.js" of the page is not in the output`,
      `${a}: the component "Chart" refers to "Other", which "/assets/page-1.js" does not export`,
      `${a}: the component "Chart" refers to module 1 of the page, but the page has no such module`,
    ],
  );
  const foreign = [{ href: 'https://example.org/assets/page-1.js', exports: [] }];
  assert.equal(await verify({ ...built, [a]: { ...doc('/docs/a/'), code: foreign } }), [
    `${a}: the code "https://example.org/assets/page-1.js" of the page is not in the output`,
  ]);
});

test('the props of code are not checked', async () => {
  const chart: BodyNode = {
    type: 'component',
    name: 'Chart',
    props: { id: 'one', src: '/data', items: [{ href: '/nowhere' }] },
    code: { module: 0, export: 'Chart' },
    children: [link('/gone')],
  };
  const code = [{ href: '/assets/page-1.js', exports: ['Chart'] }];
  const page = {
    ...doc('/docs/a/', [heading('one'), chart, chart]),
    code,
    toc: [{ depth: 2, id: 'made', text: 'Made by code' }],
  };
  assert.equal(await verify({ ...goodCorpus(), 'assets/page-1.js': '', [a]: page }), [
    `${a}: the link target "/gone" does not exist`,
  ]);
});

test('a page whose sidebar does not exist is found', async () => {
  const page = { ...doc('/docs/a/'), context: { instance: 'default', version: 'current', sidebar: 'gone' } };
  assert.equal(await verify({ ...goodCorpus(), [a]: page }), [`${a}: the sidebar "gone" of the page does not exist`]);
});

/**
 * Creates the valid corpus with a second language below `/de/`. The only doc of that language has the given
 * body.
 */
function inTwoLanguages(children: BodyNode[] = []): Record<string, object | string> {
  const locale = (name: string, at: string) =>
    ({ name, label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path: at }) as const;
  const locales = [
    { ...locale('en', '/'), start: '/docs/a/' },
    { ...locale('de', '/de/'), start: '/de/docs/a/' },
  ];
  const second = 'corpus/pages/docs/b c.json';
  const corpus = goodCorpus();
  return {
    ...corpus,
    [second]: { ...(corpus[second] as DocPage), languages: { de: null } },
    'corpus/site.json': { ...site, locales },
    'assets/page-1.js': 'export {}',
    'de/corpus/site.json': { ...site, baseUrl: '/de/', locale: 'de', locales, sharedUrl: '/' },
    'de/corpus/routes.json': { ...versioned, routes: [route('/de/docs/a/', 'pages/docs/a.json')] },
    'de/corpus/redirects.json': { ...versioned, redirects: [{ from: '/de/alt', to: '/de/docs/a/' }] },
    'de/corpus/docs/default/current/sidebars.json': {
      ...sidebars,
      sidebars: { docs: [{ type: 'link', label: 'A', href: '/de/docs/a/' }] },
    },
    [`de/${a}`]: { ...doc('/de/docs/a/', children), code: [{ href: '/assets/page-1.js', exports: [] }] },
  };
}

test('a second language has its own corpus, and may link to the other language and to shared files', async () => {
  const links = ['/de/alt', './', '/docs/a/', '/img/logo.png'].map(link);
  assert.equal(await verify(inTwoLanguages(links)), []);
});

test('errors in the second language only are found', async () => {
  assert.equal(await verify(inTwoLanguages([link('/de/docs/b%20c'), link('../gone'), link('/de/img/logo.png')])), [
    `de/${a}: the link target "../gone" does not exist`,
    `de/${a}: the link target "/de/docs/b%20c" does not exist`,
    `de/${a}: the link target "/de/img/logo.png" does not exist`,
  ]);
  const { [`de/${a}`]: page, ...without } = inTwoLanguages();
  assert.equal(await verify(without), [
    'de/corpus/routes.json: the route "/de/docs/a/" has no page: "pages/docs/a.json" does not exist',
  ]);
  const context = { instance: 'default', version: 'current', sidebar: 'none' };
  const astray = [{ href: '/de/assets/page-1.js', exports: [] }];
  assert.equal(await verify({ ...without, [`de/${a}`]: { ...(page as object), context, code: astray } }), [
    `de/${a}: the code "/de/assets/page-1.js" of the page is not in the output`,
    `de/${a}: the sidebar "none" of the page does not exist`,
  ]);
  assert.match(
    (await verify({ ...without, [`de/${a}`]: { ...(page as object), unlisted: 'no' } }))[0]!,
    /^de\/.*unlisted: /,
  );
});

test.run();

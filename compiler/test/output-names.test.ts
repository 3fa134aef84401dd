import { createHash } from 'node:crypto';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { disk } from '../fs/disk.ts';
import { inspect } from '../inspect.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { tempFolder } from './temp.ts';
import { listFiles } from '../fs/list-files.ts';

test('names of outputs that some system cannot store are errors at the file that has the name', async () => {
  const site = tempFolder();
  site.write({
    'lectern.config.json': JSON.stringify({ title: 'Site', docs: {}, pages: {} }),
    'docs/index.md': '# Start\n',
    'docs/aux.md': '# Device\n',
    'src/pages/a\\b.md': '# Backslash\n',
    'static/c\\d.txt': 'x',
    'static/Logo.txt': 'x',
    'static/logo.txt': 'x',
    'static/icon.txt': 'x',
  });
  const { diagnostics, published } = await compile(site.dir, { cache: false });
  site.remove();
  assert.is(published, false);
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${place.path} ${rule}`),
    [
      'docs/aux.md unportable-name',
      'src/pages/a\\b.md impossible-name',
      'static/c\\d.txt impossible-name',
      'static/logo.txt unportable-name',
    ],
  );
});

test('a character that only Windows cannot store is a warning, and its file is published', async () => {
  const site = tempFolder();
  site.write({
    'lectern.config.json': JSON.stringify({ title: 'Site', docs: {} }),
    'docs/index.md': '# Start\n\n[Plan](pathname:///plan%3F.txt)\n',
    'static/plan?.txt': 'x',
  });
  const { diagnostics, published } = await compile(site.dir, { cache: false });
  site.remove();
  assert.is(published, true);
  assert.equal(
    diagnostics.map(({ severity, rule, place }) => `${place.path} ${severity} ${rule}`),
    ['static/plan?.txt warning unportable-character'],
  );
});

test('a name that hosts can store is published if its rule is ignored', async () => {
  const site = tempFolder();
  const rules = { 'unportable-name': 'ignore' };
  site.write({
    'lectern.config.json': JSON.stringify({ title: 'Site', docs: {}, rules }),
    'docs/index.md': '# Start\n',
    'docs/aux.md': '# Device\n',
  });
  assert.is((await compile(site.dir, { cache: false })).published, true);
  site.remove();
});

/** Compiles a site. In its config, each setting is on its own line. */
async function compileSite(settings: object, files: Record<string, string>) {
  const site = tempFolder();
  site.write({
    'lectern.config.json': JSON.stringify(
      { title: 'Site', url: 'https://site.example', search: false, ...settings },
      null,
      1,
    ),
    'docs/intro.md': '# Intro\n',
    ...files,
  });
  const { diagnostics, published } = await compile(site.dir, { cache: false });
  const dist = path.join(site.dir, 'dist');
  const problems = published
    ? await verifyCorpus({
        list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
        read: (file) => disk.read(path.join(dist, file)),
      })
    : [];
  const inspected = published ? undefined : (await inspect(site.dir, { rehearse: true })).diagnostics;
  site.remove();
  const lines = (found: typeof diagnostics) =>
    found.map(({ rule, place, related = [] }) => [
      `${place.path}:${place.line ?? ''} ${rule}`,
      ...related.map((other) => `${other.path}:${other.line ?? ''}`),
    ]);
  if (inspected) assert.equal(lines(inspected), lines(diagnostics), '`check` reports the same');
  return { published, lines: lines(diagnostics), problems: problems.map(({ message }) => message) };
}

test('a redirect that collides with another output is an error at the redirect', async () => {
  const redirects = ['/docs/intro/index.html', '/corpus/site.json', '/logo.txt/y', '/ICON.txt', '/_redirects/x'];
  const { published, lines } = await compileSite(
    {
      docs: {},
      trailingSlash: true,
      hosts: ['netlify'],
      redirects: { redirects: redirects.map((from) => ({ from, to: '/docs/intro' })) },
    },
    {
      'static/logo.txt': 'x',
      'static/icon.txt': 'x',
      'docs/alias.md': '---\naliases: /docs/a.txt/b\n---\n\n# Alias\n',
      'static/docs/a.txt': 'x',
    },
  );
  assert.is(published, false);
  const ofRedirect = (index: number) => `lectern.config.json:${12 + 4 * index} output-path`;
  assert.equal(lines, [
    ['docs/alias.md:2 output-path', 'static/docs/a.txt:'],
    [ofRedirect(0), 'docs/intro.md:'],
    [ofRedirect(1)],
    [ofRedirect(2), 'static/logo.txt:'],
    [ofRedirect(3), 'static/icon.txt:'],
    [ofRedirect(4)],
  ]);
});

test('a page that collides with a static file is an error at its slug', async () => {
  const { published, lines } = await compileSite(
    { pages: {}, trailingSlash: true },
    {
      'src/pages/a.md': '---\nslug: /img/a.png\n---\n\n# A\n',
      'static/img/a.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  );
  assert.is(published, false);
  assert.equal(lines, [['src/pages/a.md:2 output-path', 'static/img/a.png:']]);
});

test('a list that collides with a static file is an error at the file that names the folder', async () => {
  const { published, lines } = await compileSite(
    { docs: {}, trailingSlash: true },
    {
      'docs/a.md': '---\ntags: [x]\n---\n\n# A\n',
      'docs/tags.yml': 'x:\n  label: X\n  permalink: /x.txt\n',
      'static/docs/tags/x.txt': 'x',
    },
  );
  assert.is(published, false);
  assert.equal(lines, [['static/docs/tags/x.txt: output-path', 'docs:']]);
});

test('a file whose name the config chooses is an error at the config', async () => {
  const { published, lines } = await compileSite({ docs: {}, sitemap: { filename: 'corpus/site.json' } }, {});
  assert.is(published, false);
  assert.equal(lines, [['lectern.config.json: output-path']]);
});

test('a list at the address of a generated file is an error at the folder of its content', async () => {
  const { published, lines } = await compileSite(
    { docs: { routeBasePath: '/', tagsBasePath: 'sitemap.xml' }, blog: { archiveBasePath: 'rss.xml' } },
    {
      'docs/intro.md': '---\ntags: [a]\n---\n\n# Intro\n',
      'docs/guide/_category_.json': JSON.stringify({ link: { type: 'generated-index', slug: '/404.html' } }),
      'docs/guide/k.md': '# K\n',
      'blog/2026-01-01-x.md': '# X\n\n<!-- truncate -->\n\nMore.\n',
    },
  );
  assert.is(published, false);
  assert.equal(lines, [
    ['blog: colliding-paths'],
    ['docs: colliding-paths'],
    ['docs: colliding-paths'],
    ['docs: colliding-paths'],
  ]);
});

test('a page at the address of an image is an error at its slug', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const files = { 'docs/i.svg': svg, 'docs/image.md': '# Image\n\n![I](./i.svg)\n' };
  const name = `i-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  for (const trailingSlash of [true, undefined]) {
    const { published, lines } = await compileSite(
      { docs: {}, pages: {}, trailingSlash },
      { ...files, 'src/pages/page.md': `---\nslug: /assets/${name}\n---\n\n# Page\n` },
    );
    assert.is(published, false);
    assert.equal(lines, [['src/pages/page.md:2 output-path', 'docs/i.svg:']]);
  }
});

test('a page at the address of a file of another language is an error at its slug', async () => {
  const paths = [
    '/fr/sitemap.xml',
    '/fr/404.html',
    '/fr/corpus/site.json',
    '/fr/corpus/pages/docs/intro.json',
    '/fr/llms.txt',
  ];
  const pages = paths.map((slug, index) => [`src/pages/p${index}.md`, `---\nslug: ${slug}\n---\n\n# P\n`]);
  const { published, lines } = await compileSite(
    { docs: {}, pages: {}, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } },
    Object.fromEntries(pages),
  );
  assert.is(published, false);
  assert.equal(
    lines.map(([first]) => [first]),
    paths.map((_, index) => [`src/pages/p${index}.md:2 output-path`]),
  );
});

test('docs with a line break in their ids have different pages', async () => {
  const { published, problems } = await compileSite(
    { docs: {}, rules: { 'unportable-name': 'ignore' } },
    { 'docs/guide/a.md': '# A\n', 'docs/guide/a\nb.md': '---\nslug: /x\n---\n\n# X\n' },
  );
  assert.is(published, true);
  assert.equal(problems, []);
});

test('a page with "?" or "#" in its name has the last slash of the other pages', async () => {
  for (const trailingSlash of [true, false]) {
    const { published, problems } = await compileSite(
      { pages: {}, baseUrl: '/base/', trailingSlash },
      { 'src/pages/?.md': 'x\n', 'src/pages/#.md': 'x\n', 'src/pages/a#b?c.md': '[Self](./a%23b%3Fc.md)\n' },
    );
    assert.is(published, true);
    assert.equal(problems, []);
  }
});

test('a release with a long heading is not cut inside of a symbol', async () => {
  const { lines } = await compileSite({ changelog: {} }, { 'CHANGELOG.md': `## 2.0 ${'😀'.repeat(500)}\n\nNew.\n` });
  assert.equal(lines, [['CHANGELOG.md:1 invalid-slug']]);
});

test.run();

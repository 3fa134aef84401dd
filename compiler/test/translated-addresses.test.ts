// Tests addresses of files, `srcset` and ids of partials on a site in several languages. `check`, `compile` and
// `verify` must agree.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import type { Page } from '../../corpus/schema/index.ts';
import { idsOf } from '../../corpus/body/ids-of.ts';
import { shownNodes } from '../../corpus/body/nodes-of.ts';
import { compile } from '../compile.ts';
import { disk } from '../fs/disk.ts';
import { inspect } from '../inspect.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { configFile, smallSite } from './small-site.ts';
import { listFiles } from '../fs/list-files.ts';

const test = smallSite('addresses in several languages');

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const files = {
  ...configFile({
    url: 'https://example.org',
    baseUrl: '/b/',
    trailingSlash: true,
    docs: { sidebarPath: 'sidebars.json' },
    i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'] },
    rules: { 'unportable-character': 'ignore' },
    themeConfig: {
      navbar: {
        items: [
          { label: 'PDF', to: '/files/C%23%20guide.pdf' },
          { label: 'Data', to: '/files/data' },
        ],
      },
      footer: { links: [{ label: 'Feed', to: '/sitemap.xml' }] },
    },
  }),
  'sidebars.json': JSON.stringify({
    docs: ['page', 'translated', { type: 'link', label: 'PDF', href: '/files/C%23%20guide.pdf' }],
  }),
  'static/files/C# guide.pdf': 'x',
  'static/files/data': 'x',
  'static/i/a.svg': svg,
  'static/i/what?.svg': svg,
  'docs/rel.svg': svg,
  'docs/step #1.svg': svg,
  'docs/_options.mdx': '## Options\n\n## From partial\n\nSee [below](#from-partial).\n',
  // This page is not translated, so every language publishes the original.
  'docs/page.mdx': `import Options from './_options.mdx';

# Page

## Options

<Options/>

<Options/>

[second](#from-partial-1) [file](/files/C%23%20guide.pdf) [data](/files/data)

![x](step%20%231.svg) ![x](/i/what%3F.svg)

<picture><source srcSet="/i/what%3F.svg 1x, ./rel.svg 2x"/><img src="/i/a.svg" srcSet="./step%20%231.svg 2x"/></picture>
`,
  'docs/translated.mdx': '# Translated\n',
  [`${french}/_options.mdx`]: '## Options\n\n## Du partiel\n\n[ici](#du-partiel)\n',
  [`${french}/translated.mdx`]: `import Options from './_options.mdx';

# Traduit

<Options/>

## Options

<Options/>

[second](#du-partiel-1) [file](/files/C%23%20guide.pdf) [page](./page.mdx#options-2)

![x](./step%20%231.svg)

<img src="/i/a.svg" srcSet="./rel.svg 1x, /i/what%3F.svg 2x"/>
`,
};

test('files, srcset and ids of partials have one address in each language', async ({ folder }) => {
  folder.write(files);
  const checked = await inspect(folder.dir);
  const { published, diagnostics } = await compile(folder.dir, { cache: false });
  assert.equal(checked.diagnostics, diagnostics);
  assert.equal(
    diagnostics.map(({ rule, place, message }) => `${place.path}:${place.line} ${rule} ${message}`),
    [],
  );
  assert.is(published, true);
  const dist = path.join(folder.dir, 'dist');
  const problems = await verifyCorpus({
    list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
    read: (file) => disk.read(path.join(dist, file)),
  });
  assert.equal(problems, []);
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const pageAt = (file: string) => JSON.parse(read(`${file}.json`)) as Page & { toc: { id: string }[] };
  const valuesOf = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`"${name}":"([^"]*)"`, 'g'))].map(([, value]) => value!.replace(/-[\da-f]{8}/g, ''));

  for (const folderOf of ['', 'fr/', 'ar/']) {
    const page = pageAt(`${folderOf}corpus/pages/docs/page`);
    const ids = ['options', 'options-1', 'from-partial', 'options-2', 'from-partial-1'];
    assert.equal(
      page.toc.map(({ id }) => id),
      ids,
      folderOf,
    );
    const written = idsOf(shownNodes(page));
    assert.is(new Set(written).size, written.length);
    const base = `/b/${folderOf}`;
    const text = JSON.stringify(page);
    // Files from content are published once, for all languages together.
    assert.equal(valuesOf(text, 'srcSet'), ['/b/i/what%3F.svg 1x, /b/assets/rel.svg 2x', '/b/assets/step-1.svg 2x']);
    assert.equal(valuesOf(text, 'src'), ['/b/assets/step-1.svg', '/b/i/what%3F.svg', '/b/i/a.svg']);
    const links = valuesOf(text, 'href').filter((href) => href.includes('/files/'));
    assert.equal(links, ['/b/files/C%23%20guide.pdf', `${base}files/data`]);
    const frame = read(`${folderOf}corpus/site.json`) + read(`${folderOf}corpus/docs/default/current/sidebars.json`);
    const around = valuesOf(frame, 'href').filter((href) => /files|sitemap|\.md/.test(href));
    assert.equal(
      [...new Set(around)].sort(),
      ['files/C%23%20guide.pdf', 'files/data', 'sitemap.xml'].map((file) => base + file),
    );
  }
  const translated = pageAt('fr/corpus/pages/docs/translated');
  assert.equal(
    translated.toc.map(({ id }) => id),
    ['options-1', 'du-partiel', 'options', 'options-2', 'du-partiel-1'],
  );
  assert.equal(valuesOf(JSON.stringify(translated), 'srcSet'), ['/b/assets/rel.svg 1x, /b/i/what%3F.svg 2x']);
});

test('a missing file, image and id are reported once for all languages that show the page', async ({ folder }) => {
  folder.write({
    ...configFile({ docs: {}, i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'] } }),
    'docs/_p.mdx': '## Options\n\n[broken](#options-9)\n',
    'docs/a.mdx': `import P from './_p.mdx';

# A

## Options

<P/>

<img src="/no%3F.svg" srcSet="./no%231.svg 2x"/>

[c](/files/no%23.pdf) [d](#options-2)
`,
    [`${french}/a.mdx`]: '# A\n\n<img src="/non.svg" srcSet="./non.svg 2x"/> [x](/fichier/non.pdf) [y](#non)\n',
  });
  const { diagnostics } = await inspect(folder.dir);
  assert.equal(
    diagnostics.map(({ rule, place }) => `${place.path}:${place.line} ${rule}`),
    [
      'docs/_p.mdx:3 broken-anchor',
      'docs/a.mdx:9 missing-image',
      'docs/a.mdx:9 missing-image',
      'docs/a.mdx:11 broken-link',
      'docs/a.mdx:11 broken-anchor',
      `${french}/a.mdx:3 missing-image`,
      `${french}/a.mdx:3 missing-image`,
      `${french}/a.mdx:3 broken-link`,
      `${french}/a.mdx:3 broken-anchor`,
    ],
  );
});

test.run();

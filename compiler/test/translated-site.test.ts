// Tests the site in fixtures/languages (English, French, Arabic, Japanese). It is compiled completely, in one language
// only, and after changes.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCorpus } from '../../corpus/reader/open-corpus.ts';
import type { CompileReport } from '../compile-report.ts';
import { compile } from '../compile.ts';
import { disk } from '../fs/disk.ts';
import { openSession } from '../session.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { copyToTemp, type TempFolder } from './temp.ts';
import { listFiles } from '../fs/list-files.ts';

interface Context {
  folder: TempFolder;
  report: CompileReport;
  dist: string;
}

const test = suite<Context>('a site in four languages');
const languages = { en: '', fr: 'fr/', ar: 'ar/', ja: 'ja/' };

test.before(async (context) => {
  context.folder = copyToTemp(path.resolve(import.meta.dirname, '../../fixtures/languages'));
  context.dist = path.join(context.folder.dir, 'dist');
  context.report = await compile(context.folder.dir);
});
test.after(({ folder }) => folder.remove());

const textOf = (dist: string, file: string) => readFileSync(path.join(dist, file), 'utf8');
const jsonOf = (dist: string, file: string) => JSON.parse(textOf(dist, file));
const pageOf = (dist: string, address: string, base = '') => jsonOf(dist, `${base}corpus/pages/${address}.json`);
/** Returns the text of a body. Text that components render is left out. */
const plain = (node: { value?: string; children?: object[] }): string =>
  (node.value ?? '') + (node.children ?? []).map(plain).join('');

test('the site compiles without a diagnostic, and its output verifies', async ({ report, dist }) => {
  assert.equal(report.diagnostics, []);
  assert.is(report.published, true);
  const problems = await verifyCorpus({
    list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
    read: (file) => disk.read(path.join(dist, file)),
  });
  assert.equal(problems, []);
});

test('each language has the same pages, below its own base URL', ({ dist }) => {
  const routes = Object.values(languages).map((base) =>
    (jsonOf(dist, `${base}corpus/routes.json`).routes as { path: string }[]).map(({ path: route }) => route),
  );
  const [english, ...others] = routes as [string[], ...string[][]];
  assert.ok(english.includes('/docs/next/guides/install') && english.includes('/docs/guides/install'));
  for (const [index, base] of ['/fr', '/ar', '/ja'].entries())
    assert.equal(
      others[index]!.map((route) => (route === base ? '/' : route.slice(base.length))).sort(),
      english.sort(),
      base,
    );
});

test('untranslated content is parsed once, and rendered in every language', ({ dist, report }) => {
  const sources = readdirSync(path.join(dist, '..'), { recursive: true, encoding: 'utf8' });
  const documents = sources.filter((file) => file.endsWith('.md') && !file.startsWith('dist'));
  assert.equal([report.stats.documents, report.stats.parsed], [documents.length, documents.length]);
  const titles = Object.values(languages).map((base) => pageOf(dist, 'docs/next/guides/configure', base).title);
  assert.equal(titles, ['Configuration', 'Configuration', 'Configuration', 'Configuration']);
  const bodies = Object.values(languages).map((base) => plain(pageOf(dist, 'docs/next/guides/configure', base).body));
  assert.is(new Set(bodies).size, 1);
});

test('a translation replaces its original, in its language only', ({ dist }) => {
  const titlesOf = (address: string) => Object.values(languages).map((base) => pageOf(dist, address, base).title);
  assert.equal(titlesOf('docs/next'), ['Introduction', 'Présentation', 'مقدمة', 'Introduction']);
  assert.equal(titlesOf('docs'), ['Introduction', 'Présentation', 'Introduction', 'Introduction']);
  assert.equal(titlesOf('about'), ['About', 'À propos', 'عن أطلس', 'About']);
  assert.equal(titlesOf('blog/2024/05/01/welcome'), ['Welcome', 'Bienvenue', 'Welcome', 'ようこそ']);
});

test('links between files, and addresses of pages, stay in their language; images are shared', ({ dist }) => {
  const hrefs = (body: object): string[] =>
    [...JSON.stringify(body).matchAll(/"(?:href|src)":"([^"]+)"/g)].map(([, href]) => href!);
  assert.equal(hrefs(pageOf(dist, 'docs/next', 'fr/').body).slice(1), ['/fr/docs/next/guides/install#steps']);
  assert.equal(hrefs(pageOf(dist, 'docs/next/guides/configure', 'ar/').body), ['/ar/docs/next/guides/install#steps']);
  assert.equal(hrefs(pageOf(dist, 'blog/2024/05/01/welcome', 'ja/').body), ['/ja/docs/']);
  const pictures = Object.values(languages).map((base) => hrefs(pageOf(dist, 'docs/next', base).body)[0]);
  assert.is(new Set(pictures).size, 1);
  assert.match(pictures[0]!, /^\/assets\/map-/);
});

test('labels of versions, sidebars, generated indexes, tags, authors, blogs and the frame are translated', ({
  dist,
}) => {
  const site = jsonOf(dist, 'fr/corpus/site.json');
  assert.equal(site.navbar.items.map(({ label }: { label?: string }) => label).slice(0, 2), [
    'Documentation',
    'Actualités',
  ]);
  assert.equal([site.footer.columns[0].title, site.footer.columns[0].items[0].label], ['Plus', 'À propos']);
  assert.is(site.messages['theme.docs.paginator.next'], 'Page suivante');
  const versions = site.instances[0].versions as { name: string; label: string }[];
  assert.equal(
    versions.map(({ name, label }) => [name, label]),
    [
      ['current', 'À venir'],
      ['1.0', '1.0'],
    ],
  );
  const labelOfNext = (locale: string) => jsonOf(dist, `${locale}/corpus/site.json`).instances[0].versions[0].label;
  // Neither the config nor a translation sets this label: it is the viewer's own UI string.
  assert.equal(['ar', 'ja'].map(labelOfNext), ['القادم', '次期']);
  const labelsIn = (version: string) => JSON.stringify(jsonOf(dist, `fr/corpus/docs/default/${version}/sidebars.json`));
  for (const label of ['Présentation', 'Manuels', 'Installer Atlas', 'Entraide'])
    assert.ok(labelsIn('current').includes(`"${label}"`), label);
  assert.ok(labelsIn('1.0').includes('"Anciens manuels"'));
  assert.is(pageOf(dist, 'docs/next/category/guides', 'fr/').title, 'Tous les manuels');
  assert.is(pageOf(dist, 'docs/next/category/guides', 'ja/').title, 'All guides');
  assert.is(pageOf(dist, 'docs/next/guides/install', 'fr/').tags[0].label, 'Mise en place');
  assert.is(pageOf(dist, 'docs/next/guides/configure', 'ar/').tags[0].label, 'Setting up');
  assert.is(pageOf(dist, 'blog/2024/05/01/welcome', 'fr/').authors[0].title, 'Écrit Atlas');
  assert.is(pageOf(dist, 'blog/2024/06/01/second', 'fr/').authors[0].title, 'Écrit Atlas');
  assert.is(pageOf(dist, 'blog/2024/05/01/welcome', 'ja/').authors[0].title, 'Writes Atlas');
  assert.is(site.instances[1].title, 'Actualités');
});

test('search and llms.txt name docs and pages in the words of the language', ({ dist }) => {
  const words = { en: 'Docs', fr: 'Documentation', ar: 'التوثيق', ja: 'ドキュメント' };
  for (const [locale, base] of Object.entries(languages)) {
    const word = words[locale as keyof typeof words];
    const folder = path.join(dist, `${base}corpus/search/${locale}/docs-default-1.0`);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    assert.ok(
      files.some((file) => textOf(folder, file).includes(`"${word}"`)),
      locale,
    );
  }
  assert.match(textOf(dist, 'fr/llms.txt'), '\n## Documentation\n');
  assert.match(textOf(dist, 'ar/llms.txt'), '\n## الصفحات\n');
});

test('the not-found page has a translated title in each language, before a script has run', ({ dist }) => {
  const titles = Object.values(languages).map(
    (base) => /<title[^>]*>([^<|]*) \|/.exec(textOf(dist, `${base}404.html`))?.[1],
  );
  assert.equal(titles, ['Page Not Found', 'Page introuvable', 'الصفحة غير موجودة', 'ページが見つかりません']);
  const routes = Object.values(languages).map(
    (base) =>
      (jsonOf(dist, `${base}corpus/routes.json`).routes as { kind: string; title: string }[]).find(
        ({ kind }) => kind === 'not-found',
      )?.title,
  );
  assert.equal(routes, titles);
});

test('untranslated text is stored once, in the index of its language, and found in every language', async ({
  dist,
}) => {
  const folder = 'ja/corpus/search/ja/docs-default-1.0';
  const { texts, original } = jsonOf(dist, `${folder}/index.json`);
  assert.equal(original.own, []);
  assert.not(existsSync(path.join(dist, folder, 'texts')));
  for (const [number, count] of (texts as number[]).entries())
    if (count > 0) assert.ok(existsSync(path.join(dist, 'ja/corpus/search', original.folder, `texts/${number}.json`)));
  const [found] = await openCorpus(path.join(dist, 'ja')).search('the old way', { version: '1.0' });
  assert.is(found!.path, '/ja/docs/guides/install');
});

test('the HTML of a page has its language and direction, and links to the other languages', ({ dist }) => {
  const rootOf = (base: string) => /<html[^>]*>/.exec(textOf(dist, `${base}about/index.html`))![0];
  for (const [base, lang, direction] of [
    ['', 'en-GB', 'ltr'],
    ['fr/', 'fr', 'ltr'],
    ['ar/', 'ar', 'rtl'],
    ['ja/', 'ja', 'ltr'],
  ] as const) {
    assert.match(rootOf(base), `lang="${lang}"`);
    assert.match(rootOf(base), `dir="${direction}"`);
  }
  const alternatesOf = (html: string) =>
    [...html.matchAll(/<link[^>]*hreflang[^>]*>/g)].map(([tag]) => {
      const attribute = (name: string) => new RegExp(`\\b${name}="?([^" >]+)`, 'i').exec(tag)?.[1];
      return `${attribute('hreflang')} ${attribute('href')}`;
    });
  const canonicalOf = (html: string) => /rel="?canonical"? href="?([^" >]+)/.exec(html)?.[1];
  for (const base of ['', 'fr/', 'ar/']) {
    const html = textOf(dist, `${base}about/index.html`);
    assert.equal(alternatesOf(html), [
      'en-GB https://atlas.example/about',
      'fr https://atlas.example/fr/about',
      'ar https://atlas.example/ar/about',
      'ja https://atlas.example/ja/about',
      'x-default https://atlas.example/about',
    ]);
    assert.is(canonicalOf(html), `https://atlas.example/${base}about`);
  }
  // Untranslated pages name their original as canonical page.
  const untranslated = textOf(dist, 'ja/about/index.html');
  assert.equal([alternatesOf(untranslated), canonicalOf(untranslated)], [[], 'https://atlas.example/about']);
  assert.is(pageOf(dist, 'about', 'ja/').untranslated, true);
  const listed = (base: string) =>
    textOf(dist, `${base}sitemap.xml`).includes(`<loc>https://atlas.example/${base}about</loc>`);
  assert.equal(['', 'fr/', 'ja/'].map(listed), [true, true, false]);
});

test('the schemas of all languages equal the schemas of the default language', ({ dist }) => {
  const { $schema } = jsonOf(dist, 'fr/corpus/pages/about.json') as { $schema: string };
  assert.is($schema, '/corpus/schema/v1/page.schema.json');
  assert.ok(existsSync(path.join(dist, $schema)));
  assert.not(existsSync(path.join(dist, 'fr/corpus/schema')));
});

test('a language by itself has its pages at the base URL, and no others', async ({ folder, dist }) => {
  const out = path.join(folder.dir, 'french');
  const report = await compile(folder.dir, { outDir: out, locale: 'fr' });
  assert.equal(report.diagnostics, []);
  const together = jsonOf(dist, 'fr/corpus/routes.json').routes as { path: string }[];
  const alone = jsonOf(out, 'corpus/routes.json').routes as { path: string }[];
  assert.equal(
    alone.map((route) => route.path).sort(),
    together.map((route) => route.path.slice('/fr'.length) || '/').sort(),
  );
  assert.is(pageOf(out, 'docs/next').title, 'Présentation');
  assert.is(pageOf(out, 'docs/next/guides/configure').title, 'Configuration');
  assert.equal(
    readdirSync(out).filter((name) => Object.keys(languages).includes(name)),
    [],
  );
});

test('a saved translation changes files of its language only', async ({ folder }) => {
  const out = path.join(folder.dir, 'session');
  const session = await openSession(folder.dir, { outDir: out });
  await session.compile();
  const saves = [
    ['i18n/fr/docusaurus-plugin-content-docs/current/intro.md', 'Commencez', 'Débutez', 'fr/'],
    ['i18n/fr/docusaurus-theme-classic/navbar.json', 'Actualités', 'Nouvelles', 'fr/'],
    ['i18n/fr/docusaurus-plugin-content-docs/current.json', 'Manuels', 'Guides', 'fr/'],
    ['i18n/ja/code.json', '次へ', '次のページ', 'ja/'],
    ['i18n/ja/docusaurus-plugin-content-blog/2024-05-01-welcome.md', 'できました', '来ました', 'ja/'],
  ] as const;
  for (const [file, from, to, base] of saves) {
    const absolute = path.join(folder.dir, file);
    const text = readFileSync(absolute, 'utf8');
    writeFileSync(absolute, text.replace(from, to));
    const { changed, published } = await session.compile(new Set([absolute]));
    assert.is(published, true);
    assert.ok(changed.length > 1, `${file} changed nothing`);
    const elsewhere = changed.filter((name) => !name.startsWith(base) && name !== 'corpus/manifest.json');
    assert.equal(elsewhere, [], file);
    writeFileSync(absolute, text);
    await session.compile(new Set([absolute]));
  }
  await session.close();
});

test('a language that the config adds is in the next compile, and a language that the config drops is removed', async ({
  folder,
}) => {
  const file = path.join(folder.dir, 'lectern.config.json');
  const config = jsonOf(folder.dir, 'lectern.config.json') as { i18n: object };
  const writtenIn = (...locales: string[]) =>
    writeFileSync(file, JSON.stringify({ ...config, i18n: { defaultLocale: 'en', locales } }));
  const out = path.join(folder.dir, 'named');
  const folders = () => readdirSync(out).filter((name) => Object.keys(languages).includes(name));
  writtenIn('en', 'ja');
  const session = await openSession(folder.dir, { outDir: out });
  const found: string[][] = [];
  await session.compile();
  found.push(folders());
  writtenIn('en', 'fr');
  const { published } = await session.compile(new Set([file]));
  found.push(folders());
  writeFileSync(file, JSON.stringify(config));
  await session.close();
  assert.is(published, true);
  assert.equal(found, [['ja'], ['fr']]);
  assert.match(textOf(out, 'fr/about/index.html'), /<html lang="fr"/);
  const locales = jsonOf(out, 'corpus/site.json').locales as { name: string }[];
  assert.equal(
    locales.map(({ name }) => name),
    ['en', 'fr'],
  );
});

test('a page with the path of a page in another language is reported and left out; all others are published', async ({
  folder,
  dist,
}) => {
  const source = 'src/pages/fr/about.md';
  mkdirSync(path.join(folder.dir, 'src/pages/fr'));
  writeFileSync(path.join(folder.dir, source), '# Not the French page\n');
  const out = path.join(folder.dir, 'collides');
  const { published, diagnostics } = await compile(folder.dir, { outDir: out });
  assert.equal(
    diagnostics.map(({ severity, rule, place }) => [severity, rule, place.path]),
    [['warning', 'languages-collide', source]],
  );
  assert.is(published, true);
  const english = (jsonOf(out, 'corpus/routes.json').routes as { path: string }[]).map((route) => route.path);
  assert.equal(
    english.filter((route) => route.startsWith('/fr/')),
    [],
  );
  assert.match(textOf(out, 'fr/about/index.html'), /<html lang="fr"/);
  assert.is(pageOf(out, 'about', 'fr/').title, pageOf(dist, 'about', 'fr/').title);
});

test.run();

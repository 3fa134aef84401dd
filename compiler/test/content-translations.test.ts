// Tests that the German translation of Lectern's own site is complete, and has the same pages and ids.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import config from '../../content/lectern.config.ts';
import type { Page, Route } from '../../corpus/schema/index.ts';
import { compiledContent } from './browser/served-content.ts';
import { content } from './content-pages.ts';

const translations = path.join(content, 'i18n/de');
const keysOf = (file: string) => Object.keys(JSON.parse(readFileSync(path.join(translations, file), 'utf8'))).sort();

/** Returns all strings with a key, at any depth: the labels in a tree of items. */
function textsUnder(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : textsUnder(key, inner),
  );
}

test('pages in German have the headings and links of their originals', async () => {
  const corpus = await compiledContent();
  const read = <Of>(file: string) => JSON.parse(readFileSync(path.join(corpus, file), 'utf8')) as Of;
  const { routes } = read<{ routes: Route[] }>('de/corpus/routes.json');
  const translated = routes.filter(({ source }) => source?.startsWith('i18n/'));
  assert.is(translated.length, 10);
  for (const { path: address, page: file } of translated) {
    const [original, own] = ['', 'de/'].map((folder) => read<Page & { toc: object[] }>(`${folder}corpus/${file}`));
    const ids = (page: Page) => textsUnder('id', 'toc' in page ? page.toc : []);
    assert.equal(ids(own!), ids(original!), address);
    const links = (page: Page) =>
      textsUnder('href', 'body' in page ? page.body : []).map((href) => href.replace(/^\/de\//, '/'));
    assert.equal(links(own!).sort(), links(original!).sort(), address);
  }
});

test('all strings outside of pages are translated into German, and no other strings', () => {
  const theme = config.themeConfig!;
  const labels = new Set(textsUnder('label', theme.navbar?.items));
  assert.equal(
    keysOf('docusaurus-theme-classic/navbar.json'),
    ['title', ...[...labels].map((label) => `item.label.${label}`)].sort(),
  );
  const footer = [
    ...textsUnder('title', theme.footer?.links).map((title) => `link.title.${title}`),
    ...textsUnder('label', theme.footer?.links).map((label) => `link.item.label.${label}`),
  ];
  assert.equal(keysOf('docusaurus-theme-classic/footer.json'), [...new Set(['copyright', ...footer])].sort());
  const sidebars = JSON.parse(readFileSync(path.join(content, 'sidebars.json'), 'utf8')) as Record<string, unknown>;
  const categories = Object.entries(sidebars).flatMap(([name, items]) =>
    textsUnder('label', items).map((label) => `sidebar.${name}.category.${label}`),
  );
  assert.equal(
    keysOf('docusaurus-plugin-content-docs/current.json').filter(
      (key) => !/\.description$|generated-index|^version/.test(key),
    ),
    categories.sort(),
  );
});

test('all strings of the components on the home page are translated into German, and no other strings', () => {
  const files = fastGlob.sync('src/**/*.tsx', { cwd: content }).concat('src/components/home/use-example.ts');
  const ids = files.flatMap((file) =>
    [...readFileSync(path.join(content, file), 'utf8').matchAll(/\bid(?:=|: )["'](home\.[\w.]+)["']/g)].map(
      ([, id]) => id!,
    ),
  );
  assert.equal(keysOf('code.json'), [...new Set(ids)].sort());
});

test.run();

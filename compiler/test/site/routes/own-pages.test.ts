import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { noTranslations } from '../../../config/translations.ts';
import { ownPages } from '../../../site/routes/own-pages.ts';

const config = (more: object = {}) => parseConfig({ title: 'Site', docs: {}, search: false, ...more }, 'test');
const pagesOf = (of: ReturnType<typeof config>, paths: string[] = []) => ownPages({ config: of }, paths);

test('debug pages exist only if the config enables them, with or without trailing slashes', () => {
  assert.equal(pagesOf(config()), []);
  const paths = pagesOf(config({ debug: true, search: false, baseUrl: '/base/', trailingSlash: true })).map(
    ({ path }) => path,
  );
  assert.equal(paths.map((path) => path.replace('/base/__docusaurus/debug/', '')).sort(), [
    '',
    'config/',
    'content/',
    'globalData/',
    'metadata/',
    'registry/',
    'routes/',
  ]);
  assert.is(pagesOf(config({ debug: true, trailingSlash: false }))[0]!.path, '/__docusaurus/debug');
});

test('the search page exists if the config enables it, unless a content page has its path', () => {
  const search = { kind: 'search', path: '/search', title: 'Search the documentation' };
  assert.equal(pagesOf(config({ search: {} })), [search]);
  assert.equal(pagesOf(config({ search: { path: false } })), []);
  assert.equal(pagesOf(config({ search: {} }), ['/docs', '/search/']), []);
});

test('the search page has its title in the language of the site', () => {
  const code = { 'theme.SearchPage.emptyResultsTitle': 'Dokumentation durchsuchen' };
  const [page] = ownPages({ config: config({ search: {} }), translations: { ...noTranslations, code } }, []);
  assert.is(page!.title, 'Dokumentation durchsuchen');
});

test.run();

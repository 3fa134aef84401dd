import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { noTranslations } from '../../../config/translations.ts';
import { ownPages } from '../../../site/routes/own-pages.ts';

const config = (more: object = {}) => parseConfig({ title: 'Site', docs: {}, search: false, ...more }, 'test');
const pagesOf = (of: ReturnType<typeof config>, paths: string[] = []) => ownPages({ config: of }, paths);

test('pages of extensions are below the base URL, with or without trailing slashes', () => {
  const page = { type: 'x/y', title: 'Y', data: 1, isHidden: false, view: 'y.tsx', place: { path: 'y.csv' } };
  const pathsOf = (more: object) =>
    ownPages({ config: config(more), extensionPages: [{ ...page, path: 'y/a' }] }, []).map(({ path }) => path);
  assert.equal(pathsOf({ baseUrl: '/base/', trailingSlash: true }), ['/base/y/a/']);
  assert.equal(pathsOf({ trailingSlash: false }), ['/y/a']);
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

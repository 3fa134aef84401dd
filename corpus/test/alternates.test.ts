import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { alternatesOf, pathIn } from '../alternates.ts';
import { headTags } from '../head-tags.ts';
import type { Locale, Page } from '../schema/index.ts';

const locale = (name: string, path: string, more: Partial<Locale> = {}): Locale => ({
  name,
  label: name,
  direction: 'ltr',
  htmlLang: name,
  calendar: 'gregory',
  path,
  ...more,
});
const site = {
  url: 'https://x.test',
  baseUrl: '/fr/',
  locale: 'fr',
  defaultLocale: 'en',
  locales: [locale('en', '/'), locale('fr', '/fr/'), locale('ja', '/', { url: 'https://ja.test' })],
};
const hrefs = (page: { path: string; languages?: Page['languages'] }) =>
  alternatesOf(page, site).map(({ hreflang, href }) => `${hreflang} ${href}`);

test('a page is at the same path below the base URL of each language, unless its file names another path', () => {
  assert.equal(hrefs({ path: '/fr/a b' }), [
    'en https://x.test/a%20b',
    'fr https://x.test/fr/a%20b',
    'ja https://ja.test/a%20b',
    'x-default https://x.test/a%20b',
  ]);
  assert.equal(hrefs({ path: '/fr/un', languages: { en: '/one' } }), [
    'en https://x.test/one',
    'fr https://x.test/fr/un',
    'ja https://ja.test/un',
    'x-default https://x.test/one',
  ]);
});

test('a language that lacks a page has no alternate link, and cannot be the x-default', () => {
  assert.equal(hrefs({ path: '/fr/un', languages: { en: null, ja: null } }), ['fr https://x.test/fr/un']);
  assert.is(pathIn(site.locales[0]!, { path: '/fr/un', languages: { en: null } }, site), undefined);
});

test('a page whose canonical page is another page has no alternate links', () => {
  const tags = (canonical: string) =>
    headTags({ kind: 'page', path: '/fr/a', metadata: { title: '', canonical } } as unknown as Page, {
      ...site,
      metadata: undefined,
    }).filter(({ attributes }) => attributes.hreflang !== undefined);
  assert.is(tags('https://x.test/fr/a').length, 4);
  assert.is(tags('https://x.test/a').length, 0);
});

test.run();

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inLocale } from '../../config/locales.ts';
import { parseConfig } from '../../config/parse-config.ts';
import type { Page } from '../../../corpus/schema/index.ts';
import { sitemap, sitemapEntry } from '../../emit/sitemap.ts';

const config = (more: object = {}) => parseConfig({ title: 'Site', url: 'https://example.org', ...more }, 'test');
const textOf = (entries: Parameters<typeof sitemap>[0], more: object = {}) =>
  sitemap(entries, config(more))[0]?.text ?? '';
const page = (more: object) => ({ kind: 'doc', path: '/a', metadata: { title: '' }, ...more }) as unknown as Page;

test('the sitemap lists pages with absolute addresses, sorted, in well-formed XML', () => {
  const text = textOf([{ path: '/b & c/' }, { path: '/a/é' }]);
  assert.is(XMLValidator.validate(text), true);
  assert.equal(
    [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
    ['https://example.org/a/%C3%A9', 'https://example.org/b%20&amp;%20c/'],
  );
  assert.match(text, '<changefreq>weekly</changefreq><priority>0.5</priority>');
});

test('the last change is a date or an instant, if it is known and the config enables it', () => {
  const entries = [{ path: '/a', changed: '2024-05-06T07:08:09.000Z' }, { path: '/b' }];
  assert.not.match(textOf(entries), 'lastmod');
  assert.match(textOf(entries, { sitemap: { lastmod: 'date' } }), '<lastmod>2024-05-06</lastmod>');
  assert.match(
    textOf(entries, { sitemap: { lastmod: 'datetime', changefreq: null, priority: null } }),
    '<url><loc>https://example.org/a</loc><lastmod>2024-05-06T07:08:09.000Z</lastmod></url>\n<url><loc>https://example.org/b</loc></url>',
  );
});

test('ignored pages are omitted', () => {
  const text = textOf([{ path: '/a/b' }, { path: '/tests/x/' }], { sitemap: { ignorePatterns: ['/tests/**'] } });
  assert.not.match(text, '/tests/');
  assert.match(text, '/a/b');
});

test('a hidden site, and a site without the option, has no sitemap', () => {
  assert.equal(sitemap([{ path: '/a' }], config({ noIndex: true })), []);
  assert.equal(sitemap([{ path: '/a' }], config({ sitemap: false })), []);
});

test('pages that are hidden from search engines have no entry', () => {
  assert.equal(sitemapEntry(page({ lastUpdate: { at: 'x' } })), { path: '/a', languages: undefined, changed: 'x' });
  assert.is(sitemapEntry(page({ kind: 'redirect' })), undefined);
  assert.is(sitemapEntry(page({ kind: 'not-found' })), undefined);
  assert.is(sitemapEntry(page({ kind: 'page', untranslated: true })), undefined, 'its original is listed');
  assert.is(sitemapEntry(page({ metadata: { title: '', robots: 'noindex, nofollow' } })), undefined);
  const elements = [{ tag: 'meta', attributes: { name: 'robots', content: 'nofollow, NOINDEX' } }];
  assert.is(sitemapEntry(page({ metadata: { title: '', elements } })), undefined);
});

test('a page in several languages lists all of them, and one for all other readers', () => {
  const several = config({
    baseUrl: '/base/',
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'de', 'fr'],
      localeConfigs: { de: { htmlLang: 'de-AT' }, fr: { url: 'https://fr.example' } },
    },
  });
  const text = sitemap([{ path: '/base/de/a & é/' }], inLocale(several, 'de'))[0]!.text;
  const { urlset } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text);
  assert.is(urlset['xmlns:xhtml'], 'http://www.w3.org/1999/xhtml');
  assert.is(urlset.url.loc, 'https://example.org/base/de/a%20&%20%C3%A9/');
  const alternate = (hreflang: string, href: string) => ({ rel: 'alternate', hreflang, href });
  assert.equal(urlset.url['xhtml:link'], [
    alternate('en', 'https://example.org/base/a%20&%20%C3%A9/'),
    alternate('de-AT', 'https://example.org/base/de/a%20&%20%C3%A9/'),
    alternate('fr', 'https://fr.example/base/fr/a%20&%20%C3%A9/'),
    alternate('x-default', 'https://example.org/base/a%20&%20%C3%A9/'),
  ]);
});

test('a site in one language has no alternates', () => {
  assert.not.match(textOf([{ path: '/a' }]), 'xhtml');
});

test.run();

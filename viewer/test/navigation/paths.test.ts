import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { belowBase, isInOtherLanguage, samePath, startPath } from '../../navigation/paths.ts';
import { cleanPathname } from '../../navigation/clean-address.ts';
import { pagePlaces } from '../../navigation/page-places.ts';
import { sampleSite } from '../corpus/sample-site.ts';

test('the part of an href below the base URL', () => {
  assert.is(belowBase('/site/docs/a#b', '/site/'), '/docs/a');
  assert.is(belowBase('/site?x', '/site/'), '/');
  assert.is(belowBase('/site/', '/site/'), '/');
  assert.is(belowBase('/sites/docs', '/site/'), undefined);
  assert.is(belowBase('/a', '/'), '/a');
});

test('a file name at the end of a path is dropped', () => {
  assert.is(cleanPathname('/docs/a.html'), '/docs/a');
  assert.is(cleanPathname('/docs/a/index.html'), '/docs/a');
  assert.is(cleanPathname('/index.html'), '/');
  assert.is(cleanPathname('/docs/2.0'), '/docs/2.0');
});

test('samePath ignores a trailing slash and percent-encoding', () => {
  assert.ok(samePath('/a%20b/', '/a b'));
  assert.ok(samePath('/%40name', '/@name/'));
  assert.ok(samePath('/', ''));
  assert.not.ok(samePath('/a', '/b'));
});

test('a page is searched at its path, without a trailing file name, and at the target of a rewrite', async () => {
  const rewrite = { from: '/site/latest/:rest*', to: '/site/docs/:rest*' };
  const places = async (pathname: string, more: object = {}) => [
    ...new Set(await pagePlaces(pathname, { rewrites: [{ ...rewrite, ...more }] })),
  ];
  assert.equal(await places('/site/docs/a'), ['/site/docs/a']);
  assert.equal(await places('/site/docs/a.html'), ['/site/docs/a.html', '/site/docs/a']);
  assert.equal(await places('/site/latest/a%20b'), ['/site/latest/a%20b', '/site/docs/a b']);
  assert.equal(await places('/site/latest'), ['/site/latest', '/site/docs/']);
  assert.equal(await places('/site/latest/a', { coversNoPage: true }), ['/site/docs/a']);
  assert.equal((await pagePlaces('/site/latest/a', {}))[0], '/site/latest/a');
});

test('the start path is the home page, or else the first docs page', () => {
  assert.is(startPath(sampleSite), '/site/');
  assert.is(startPath({ ...sampleSite, home: undefined }), '/site/docs/intro');
  assert.is(startPath({ ...sampleSite, home: undefined, instances: [] }), '/site/');
});

test('a link below the path of another language leaves the site', () => {
  const locale = { label: '', direction: 'ltr' as const, htmlLang: '', calendar: '' };
  const locales = [
    { ...locale, name: 'sk', path: '/x/' },
    { ...locale, name: 'en', path: '/x/en/' },
    { ...locale, name: 'de', path: '/', url: 'https://de.example' },
  ];
  const isLeaving = (href: string, site: { locale: string; baseUrl: string }) =>
    isInOtherLanguage(href, { ...site, locales });
  const leaving = (site: { locale: string; baseUrl: string }) =>
    ['/x/en/docs', '/x/en', '/x/english', '/x/docs'].filter((href) => isLeaving(href, site));
  assert.equal(leaving({ locale: 'sk', baseUrl: '/x/' }), ['/x/en/docs', '/x/en']);
  assert.equal(leaving({ locale: 'en', baseUrl: '/x/en/' }), []);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { inLocale } from '../../config/locales.ts';
import { linkSite } from '../../link/link-site.ts';
import { siteOf } from './site-of.ts';

/** Checks the links of an announcement bar in one language. @returns the messages of the diagnostics */
function problemsOf(locale: string, hrefs: string[], isAlone = false): string[] {
  const i18n = { defaultLocale: 'en', locales: ['en', 'de'] };
  const inputIn = (name: string) =>
    siteOf({ 'docs/a.md': { path: name === 'en' ? '/base/a' : `/base/${name}/a` } }, { i18n, baseUrl: '/base/' });
  const input = inputIn(locale);
  const body = hrefs.map((href): BodyNode => ({ type: 'element', tagName: 'a', properties: { href }, children: [] }));
  const config = inLocale(input.site.config, locale);
  const site = {
    ...input.site,
    config: isAlone ? { ...config, i18n: { ...config.i18n, only: locale } } : config,
    announcement: { id: 'x', isCloseable: true, body },
  };
  const otherLanguages = () => (isAlone ? [] : [linkSite(inputIn(locale === 'en' ? 'de' : 'en')).addresses]);
  return linkSite({ ...input, site, otherLanguages }).diagnostics.map(({ message }) => message);
}

const noPage = (href: string) => `themeConfig.announcementBar.content: no page has the path "${href}"`;

test('HTML around the pages may lead to each language from each of them', () => {
  for (const locale of ['en', 'de']) {
    assert.equal(problemsOf(locale, ['/base/a', '/base/de/a']), []);
    assert.equal(problemsOf(locale, ['/base/b', '/base/de/b']), ['/base/b', '/base/de/b'].map(noPage));
  }
});

test('if one language is compiled alone, HTML may link to pages of the other languages', () => {
  assert.equal(problemsOf('de', ['/base/a', '/base/b', '/base/de/b'], true), [noPage('/base/de/b')]);
});

test.run();

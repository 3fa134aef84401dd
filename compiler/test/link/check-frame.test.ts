import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { inLocale } from '../../config/locales.ts';
import { linkSite } from '../../link/link-site.ts';
import { siteOf } from './site-of.ts';

/** What is wrong with links of an announcement bar, on pages in a language. */
function faultsOf(locale: string, hrefs: string[]): string[] {
  const i18n = { defaultLocale: 'en', locales: ['en', 'de'] };
  const input = siteOf(
    { 'docs/a.md': { path: locale === 'en' ? '/base/a' : `/base/${locale}/a` } },
    { i18n, baseUrl: '/base/' },
  );
  const body = hrefs.map((href): BodyNode => ({ type: 'element', tagName: 'a', properties: { href }, children: [] }));
  const site = {
    ...input.site,
    config: inLocale(input.site.config, locale),
    announcement: { id: 'x', isCloseable: true, body },
  };
  return linkSite({ ...input, site }).diagnostics.map(({ message }) => message);
}

test('HTML around the pages may lead to the usual language from each of them', () => {
  assert.equal(faultsOf('en', ['/base/a']), []);
  assert.equal(faultsOf('de', ['/base/a', '/base/de/a']), []);
  for (const locale of ['en', 'de'])
    assert.equal(faultsOf(locale, ['/base/b']), [
      'themeConfig.announcementBar.content: "/base/b" is a path that no page has',
    ]);
});

test.run();

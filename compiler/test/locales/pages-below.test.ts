import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressesOf } from '../../addresses/find-address.ts';
import { pagesBelow } from '../../locales/pages-below.ts';

test('for a path below the base URL, only pages of languages below that base URL are found', () => {
  const pages = (locale: string, baseUrl: string, paths: Record<string, string>) => ({
    locale,
    baseUrl,
    addresses: () =>
      addressesOf({
        pages: Object.entries(paths).map(([path, source]) => ({ path, source })),
        redirects: [],
        rewrites: [],
        hasFile: () => false,
      }),
  });
  const languages = [
    pages('en', '/site/', { '/site/fr/a': 'fr-a.md' }),
    pages('fr', '/site/fr/', { '/site/fr/a': 'i18n/fr/a.md', '/site/fr/': 'i18n/fr/index.md' }),
    pages('de', '/site/de/', { '/site/de/a': 'i18n/de/a.md' }),
  ];
  const found = pagesBelow('/site/', languages)!;
  assert.equal(found('/site/fr/a/'), { locale: 'fr', source: 'i18n/fr/a.md' });
  assert.equal(found('/site/fr'), { locale: 'fr', source: 'i18n/fr/index.md' });
  assert.equal(
    ['/site/a', '/site/free', '/site/fr/own'].map((path) => found(path)),
    [undefined, undefined, undefined],
  );
  assert.is(pagesBelow('/site/fr/', languages), undefined);
});

test.run();

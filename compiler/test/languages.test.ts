import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnose } from '../diagnostics/catalogue.ts';
import { pagesBelow, withoutRepeatedFaults } from '../languages.ts';

const fault = (path: string, line: number, url = './a.svg') =>
  diagnose('unsafe-url', { path, line, column: 1 }, { url });

test('what is wrong with a file in several languages is told once, in the words of the first', () => {
  const [english, french] = [fault('docs/a.md', 3), fault('docs/a.md', 3, './b.svg')];
  assert.equal(withoutRepeatedFaults([[english], [french], [french]]), [english]);
});

test('what is wrong in one language alone is told, wherever it stands', () => {
  const [shared, own, other] = [fault('docs/a.md', 3), fault('i18n/fr/a.md', 3), fault('docs/a.md', 4)];
  assert.equal(withoutRepeatedFaults([[shared], [shared, own, other], [other]]), [shared, own, other]);
});

test('faults of one language are all told, two at one place too', () => {
  const faults = [fault('docs/a.md', 3), fault('docs/a.md', 3, './b.svg')];
  assert.equal(withoutRepeatedFaults([faults]), faults);
  assert.equal(withoutRepeatedFaults([faults, []]), faults);
  assert.equal(withoutRepeatedFaults([[], faults]), faults);
  assert.equal(withoutRepeatedFaults([]), []);
});

test('the page of a language that lies below another is found at the path of a page there, and nothing else is', () => {
  const pages = (locale: string, baseUrl: string, paths: Record<string, string>) => ({
    locale,
    baseUrl,
    places: () => new Map(Object.entries(paths).map(([path, source]) => [path, { source }])),
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

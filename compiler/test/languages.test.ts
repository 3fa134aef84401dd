import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnose } from '../diagnostics/catalogue.ts';
import { languageCollisions, withoutRepeatedFaults } from '../languages.ts';

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

test('a page whose address is that of one in another language is told at its slug, and no other is', () => {
  const pages = (locale: string, baseUrl: string, paths: Record<string, string>) => ({
    locale,
    baseUrl,
    places: new Map(Object.entries(paths).map(([path, source]) => [path, { path, source }])),
  });
  const slug = { line: 2, column: 1 };
  const found = languageCollisions(
    [
      pages('en', '/site/', {
        '/site/a': 'a.md',
        '/site/fr/a/': 'fr-a.md',
        '/site/fr': 'fr.md',
        '/site/free': 'free.md',
        '/site/fr/own': 'own.md',
      }),
      pages('fr', '/site/fr/', { '/site/fr/a': 'i18n/fr/a.md', '/site/fr/': 'i18n/fr/index.md' }),
      pages('de', '/site/de/', { '/site/de/a': 'i18n/de/a.md' }),
    ],
    (source) => (source === 'fr-a.md' ? slug : undefined),
  );
  assert.equal(
    found.map(({ rule, severity, place, message }) => [rule, severity, place, message]),
    [
      [
        'languages-collide',
        'error',
        { path: 'fr-a.md', ...slug },
        'the path "/site/fr/a/" is that of a page in "fr" too, of "i18n/fr/a.md"',
      ],
      [
        'languages-collide',
        'error',
        { path: 'fr.md' },
        'the path "/site/fr" is that of a page in "fr" too, of "i18n/fr/index.md"',
      ],
    ],
  );
});

test.run();

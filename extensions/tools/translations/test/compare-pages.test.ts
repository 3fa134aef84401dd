import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { comparePages, type ComparedDocument } from '../compare-pages.ts';

interface Sample {
  /** The path of an original, if the page is its German translation. */
  of?: string;
  ids?: string[];
  links?: string[];
  draft?: boolean;
  isPartial?: boolean;
}

const languages = ['en', 'de', 'fr'].map((name) => ({
  name,
  path: name === 'en' ? '/base/' : `/base/${name}/`,
  ...(name === 'fr' && { url: 'https://fr.example' }),
}));

function compare(samples: Record<string, Sample>, lock: Record<string, string> = {}) {
  const documents = Object.entries(samples).map(
    ([path, { of, ids = [], links = [], draft, isPartial = false }]): ComparedDocument => ({
      path,
      collection: 'docs',
      isPartial,
      translates: of === undefined ? undefined : { path: of, locale: 'de' },
      frontMatter: draft ? { draft } : {},
      headings: ids.map((id) => ({ depth: 2, id, text: id })),
      links: links.map((url, index) => ({ kind: 'link', url, line: index + 1, column: 1 })),
    }),
  );
  return comparePages('de', {
    documents,
    lock: new Map(Object.entries(lock)),
    revisionOf: (original) => `revision of ${original}`,
    languages,
    url: 'https://site.example',
    baseUrl: '/base/',
  });
}

test('a page is missing if it has no translation; drafts, partials and modules need no translation', () => {
  const { pages, missing } = compare({
    'docs/a.md': {},
    'docs/b.md': {},
    'docs/c.md': {},
    'docs/later.md': { draft: true },
    'docs/_part.md': { isPartial: true },
    'src/pages/index.tsx': {},
    'i18n/de/a.md': { of: 'docs/a.md' },
  });
  assert.equal(missing, ['docs/b.md', 'docs/c.md']);
  assert.equal(pages, { total: 3, translated: 1, percent: 33, current: 1 });
});

test('a translation is stale if its original has changed since the confirmation, and unconfirmed without one', () => {
  const { pages, stale, unconfirmed } = compare(
    {
      'docs/a.md': {},
      'docs/b.md': {},
      'docs/c.md': {},
      'i18n/de/a.md': { of: 'docs/a.md' },
      'i18n/de/b.md': { of: 'docs/b.md' },
      'i18n/de/c.md': { of: 'docs/c.md' },
    },
    { 'i18n/de/a.md': 'revision of docs/a.md', 'i18n/de/b.md': 'before that' },
  );
  assert.equal(stale, [{ path: 'i18n/de/b.md', original: 'docs/b.md' }]);
  assert.equal(unconfirmed, [{ path: 'i18n/de/c.md', original: 'docs/c.md' }]);
  assert.equal(pages, { total: 3, translated: 3, percent: 100, current: 2 });
});

test('heading ids that a translation lacks or adds are reported', () => {
  const { headings } = compare({
    'docs/a.md': { ids: ['start', 'end'] },
    'docs/b.md': { ids: ['start'] },
    'i18n/de/a.md': { of: 'docs/a.md', ids: ['start', 'ende'] },
    'i18n/de/b.md': { of: 'docs/b.md', ids: ['start'] },
  });
  assert.equal(headings, [{ path: 'i18n/de/a.md', original: 'docs/a.md', missing: ['end'], added: ['ende'] }]);
});

test('a link to another language is reported by its path, with or without the base URL, or by its host', () => {
  const links = [
    '/docs/a',
    '/base/docs/a',
    '/de/docs/a',
    '/base/de/docs/a',
    '/demo',
    './a.md',
    '//fr.example/base/fr/',
    'https://site.example/base/de/docs/a',
    'https://elsewhere.example/fr/',
    'pathname:///fr/docs/a',
    '/fr/docs/a',
    '/base/fr',
    'https://site.example/base/docs/a',
    'https://fr.example/base/fr/docs/a',
  ];
  const report = compare({ 'docs/a.md': { links: ['/fr/docs/a'] }, 'i18n/de/a.md': { of: 'docs/a.md', links } });
  assert.equal(
    report.links.map(({ path, line, url, to }) => `${path}:${line} ${url} ${to}`),
    [
      'i18n/de/a.md:11 /fr/docs/a fr',
      'i18n/de/a.md:12 /base/fr fr',
      'i18n/de/a.md:13 https://site.example/base/docs/a en',
      'i18n/de/a.md:14 https://fr.example/base/fr/docs/a fr',
    ],
  );
});

test.run();

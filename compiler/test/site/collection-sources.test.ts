import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { collectionIndex } from '../../site/collection-sources.ts';
import { sampleInput } from './sample-site.ts';

const config = { i18n: { locales: ['en', 'de', 'fr'] } };

/** Returns the sample with translations: path → [path of the original, language]. */
function inputIn(locale: string, translations: Record<string, [path: string, locale: string]>) {
  const input = sampleInput({ files: { 'docs/a.md': {}, 'docs/b.md': {}, 'docs/c.md': {} }, config });
  const sources = new Map(input.sources);
  for (const [path, [original, own]] of Object.entries(translations)) {
    const { file, head } = input.sources.get(original)!;
    sources.set(path, { file: { ...file, path, translates: { path: original, dir: 'docs', locale: own } }, head });
  }
  return { sources, config: { ...input.config, i18n: { ...input.config.i18n, currentLocale: locale } } };
}

const docs = { kind: 'docs', instance: 'default', version: 'current' } as const;
const translations: Record<string, [string, string]> = {
  'i18n/fr/b.md': ['docs/b.md', 'fr'],
  'i18n/de/a.md': ['docs/a.md', 'de'],
  'i18n/de/c.md': ['docs/c.md', 'de'],
};

test('without translations, a collection contains its original documents', () => {
  assert.equal(collectionIndex(inputIn('en', translations))(docs), ['docs/a.md', 'docs/b.md', 'docs/c.md']);
});

test('translations into the current language replace their originals, and others do not', () => {
  assert.equal(collectionIndex(inputIn('de', translations))(docs), ['i18n/de/a.md', 'docs/b.md', 'i18n/de/c.md']);
  assert.equal(collectionIndex(inputIn('fr', translations))(docs), ['docs/a.md', 'i18n/fr/b.md', 'docs/c.md']);
});

test('a missing collection has no documents', () => {
  assert.equal(collectionIndex(inputIn('de', translations))({ ...docs, version: '1.0' }), []);
  assert.equal(collectionIndex(inputIn('de', translations))({ kind: 'blog', instance: 'default' }), []);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampleSite } from '../corpus/sample-site.ts';
import { suggestedLocale } from '../../layout/suggested-locale.ts';

const locale = (name: string, htmlLang = name) => ({
  ...sampleSite.locales[0]!,
  name,
  htmlLang,
  suggestion: name === 'en' ? undefined : `Read in ${name}`,
});
const site = { ...sampleSite, locales: ['en', 'de', 'zh-TW', 'pt-BR'].map((name) => locale(name)) };
const suggested = (...expected: string[]) => suggestedLocale(site, expected)?.name;

test('the first preferred language of the reader that the site has is suggested', () => {
  assert.is(suggested('de'), 'de');
  assert.is(suggested('DE-de'), 'de');
  assert.is(suggested('fr', 'de-AT', 'pt-BR'), 'de');
  assert.is(suggested('pt-PT'), 'pt-BR');
  assert.is(suggested('zh-Hant-HK'), 'zh-TW');
});

test('no language is suggested if the reader prefers this language, or no other one of the site', () => {
  for (const expected of [['en', 'de'], ['en-GB'], ['fr', 'en-US', 'de'], ['fr'], ['zh-CN'], ['not a language'], []])
    assert.is(suggested(...expected), undefined, expected.join());
});

test('no language is suggested if the site has no text for the suggestion', () => {
  const silent = { ...site, locales: site.locales.map((each) => ({ ...each, suggestion: undefined })) };
  assert.is(suggestedLocale(silent, ['de']), undefined);
});

test.run();

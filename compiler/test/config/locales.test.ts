import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listLocales } from '../../config/locales.ts';
import { parseConfig } from '../../config/parse-config.ts';

function directions(names: string[], localeConfigs: Record<string, object> = {}): Record<string, string> {
  const i18n = { defaultLocale: names[0], locales: names, localeConfigs };
  const config = parseConfig({ title: 'T', i18n }, 'lectern.config.json');
  return Object.fromEntries(listLocales(config).map(({ name, direction }) => [name, direction]));
}

test('a language is read from the right where its script is', () => {
  assert.equal(directions(['en', 'ar', 'he', 'fa', 'ur', 'ja', 'x']), {
    en: 'ltr',
    ar: 'rtl',
    he: 'rtl',
    fa: 'rtl',
    ur: 'rtl',
    ja: 'ltr',
    x: 'ltr',
  });
  // The script counts, not the language.
  assert.equal(directions(['az', 'az-Arab', 'pa-PK']), { az: 'ltr', 'az-Arab': 'rtl', 'pa-PK': 'rtl' });
});

test('what the config says of a direction counts', () => {
  assert.equal(directions(['ar', 'en'], { ar: { direction: 'ltr' }, en: { direction: 'rtl' } }), {
    ar: 'ltr',
    en: 'rtl',
  });
});

test.run();

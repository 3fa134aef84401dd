import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compiledLocales, inLocale, isUntranslated, listLocales, localeFolder, onlyIn } from '../../config/locales.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';

const configOf = (i18n: object, more: object = {}) =>
  parseConfig({ title: 'Site', url: 'https://example.org', docs: {}, pages: false, i18n, ...more }, 'test');

function problems(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ key, message }) => `${key}: ${message}`);
    throw error;
  }
  return [];
}

test('the default language is at the base URL of the site, and each other language below it, under its name', () => {
  const config = configOf({ locales: ['en', 'fr', 'pt-BR'] }, { baseUrl: '/handbook/' });
  assert.equal(
    listLocales(config).map(({ name, path }) => `${name} ${path}`),
    ['en /handbook/', 'fr /handbook/fr/', 'pt-BR /handbook/pt-BR/'],
  );
  assert.equal(
    ['en', 'fr'].map((name) => localeFolder(config, name)),
    ['', 'fr/'],
  );
});

test('the label of a language is its own name, unless the config has another', () => {
  const labels = listLocales(configOf({ locales: ['en', 'fr', 'ja'], localeConfigs: { ja: { label: 'JA' } } }));
  assert.equal(
    labels.map(({ label }) => label),
    ['English', 'Français', 'JA'],
  );
});

test('the config in a language has its address, and the addresses of the other languages', () => {
  const config = configOf({
    locales: ['en', 'fr', 'de'],
    localeConfigs: { fr: { url: 'https://fr.example.org', baseUrl: '/' } },
  });
  const french = inLocale(config, 'fr');
  assert.equal(
    [french.url, french.baseUrl, french.i18n.currentLocale, french.i18n.defaultLocale],
    ['https://fr.example.org', '/', 'fr', 'en'],
  );
  assert.is(french.i18n.localeConfigs.de?.baseUrl, '/de/');
  assert.equal([inLocale(config, 'de').url, inLocale(config, 'de').baseUrl], ['https://example.org', '/de/']);
});

test("a language on another host, or outside of the site's base URL, is not compiled with the others", () => {
  const config = configOf(
    {
      locales: ['en', 'fr', 'de', 'it', 'es'],
      localeConfigs: {
        fr: { url: 'https://fr.example.org' },
        de: { baseUrl: '/handbuch/' },
        it: { baseUrl: '/handbook/italiano/' },
      },
    },
    { baseUrl: '/handbook/' },
  );
  assert.equal(compiledLocales(config), ['en', 'it', 'es']);
});

test('a single language is compiled to the base URL, and the default one keeps its address', () => {
  const config = onlyIn(configOf({ locales: ['en', 'fr', 'de'] }, { baseUrl: '/handbook/' }), 'fr', 'test');
  assert.equal(compiledLocales(config), ['fr']);
  assert.is(localeFolder(config, 'fr'), '');
  assert.is(inLocale(config, 'fr').baseUrl, '/handbook/');
});

test('a single language keeps the base URL and the host from the config', () => {
  const i18n = { locales: ['en', 'fr'], localeConfigs: { fr: { baseUrl: '/fr/', url: 'https://fr.example.org' } } };
  const { baseUrl, url } = inLocale(onlyIn(configOf(i18n), 'fr', 'test'), 'fr');
  assert.equal([url, baseUrl], ['https://fr.example.org', '/fr/']);
});

test('a language that the site does not have cannot be compiled by itself', () => {
  assert.equal(
    problems(() => onlyIn(configOf({ locales: ['en', 'fr'] }), 'fi', 'test')),
    ['i18n.locales: "fi" is not a language of this site'],
  );
});

test('two languages at one address, an unlisted default language, and settings of an unlisted language are all reported', () => {
  assert.equal(
    problems(() =>
      configOf({
        defaultLocale: 'de',
        locales: ['en', 'fr', 'fr', 'it'],
        localeConfigs: { it: { baseUrl: '/en' }, es: { label: 'Español' } },
      }),
    ),
    [
      'i18n.defaultLocale: "de" is not in "i18n.locales"',
      'i18n.locales: "fr" occurs twice',
      'i18n.localeConfigs.it: the pages in the languages "it" and "en" would have the same addresses: https://example.org/en/',
      'i18n.localeConfigs.es: "es" is not in "i18n.locales"',
    ],
  );
});

test('an empty list of languages is reported in plain words', () => {
  const run = () => parseConfig({ title: 'Site', i18n: { defaultLocale: 'en', locales: [] } }, 'test');
  try {
    run();
    assert.unreachable();
  } catch (error) {
    const [problem] = (error as ConfigError).problems;
    assert.equal([problem?.key, problem?.message, problem?.hint], ['i18n.locales', 'is empty', 'list at least one']);
  }
});

test('languages that differ only in case, and unknown calendars, are reported with hints', () => {
  const run = () =>
    configOf({
      locales: ['en', 'pt-BR', 'pt-br'],
      localeConfigs: { en: { calendar: 'gregori' }, 'pt-BR': { calendar: 'moon' } },
    });
  assert.equal(problems(run), [
    'i18n.locales[2]: "pt-br" and "pt-BR" differ only in upper and lower case, and many systems treat folders with such names as one',
    'i18n.localeConfigs.en.calendar: there is no calendar "gregori"',
    'i18n.localeConfigs.pt-BR.calendar: there is no calendar "moon"',
  ]);
  const calendars = ['gregory', 'buddhist', 'persian', 'islamic-umalqura'];
  const localeConfigs = (calendar: string) => ({ en: { calendar } });
  for (const calendar of calendars)
    assert.equal(
      problems(() => configOf({ locales: ['en'], localeConfigs: localeConfigs(calendar) })),
      [],
    );
});

test('an invalid HTML language is rejected, and a name with an underscore is converted', () => {
  const [locale] = listLocales(configOf({ defaultLocale: 'zh_CN', locales: ['zh_CN'] }));
  assert.equal([locale!.name, locale!.htmlLang, locale!.path], ['zh_CN', 'zh-CN', '/']);
  const refused = problems(() => configOf({ locales: ['en'], localeConfigs: { en: { htmlLang: 'en"><b>' } } }));
  assert.equal(refused, [
    'i18n.localeConfigs.en.htmlLang: "en\\"><b>" is not allowed: expected a language tag, such as "pt-BR"',
  ]);
});

test('two languages may have one base URL on two hosts', () => {
  const localeConfigs = { fr: { baseUrl: '/', url: 'https://fr.example.org' } };
  assert.equal(
    problems(() => configOf({ locales: ['en', 'fr'], localeConfigs })),
    [],
  );
});

function directions(names: string[], localeConfigs: Record<string, object> = {}): Record<string, string> {
  const i18n = { defaultLocale: names[0], locales: names, localeConfigs };
  const config = parseConfig({ title: 'T', i18n }, 'lectern.config.json');
  return Object.fromEntries(listLocales(config).map(({ name, direction }) => [name, direction]));
}

test('the direction of a language depends on its script', () => {
  assert.equal(directions(['en', 'ar', 'he', 'fa', 'ur', 'ja', 'x']), {
    en: 'ltr',
    ar: 'rtl',
    he: 'rtl',
    fa: 'rtl',
    ur: 'rtl',
    ja: 'ltr',
    x: 'ltr',
  });
  // The direction depends on the script, not on the language.
  assert.equal(directions(['az', 'az-Arab', 'pa-PK']), { az: 'ltr', 'az-Arab': 'rtl', 'pa-PK': 'rtl' });
});

test('a direction in the config has precedence', () => {
  assert.equal(directions(['ar', 'en'], { ar: { direction: 'ltr' }, en: { direction: 'rtl' } }), {
    ar: 'ltr',
    en: 'rtl',
  });
});

test('a page or a release without a translation shows its original', () => {
  const config = configOf({ locales: ['en', 'fr'] });
  const originals = new Map([['i18n/fr/docusaurus-plugin-content-docs/current/a.md', 'docs/a.md']]);
  const shownIn = (locale: string) =>
    ['docs/a.md', 'docs/b.mdx', 'CHANGELOG.md#1.2.0', 'src/pages/index.tsx', ...originals.keys()].filter((source) =>
      isUntranslated(source, inLocale(config, locale), originals),
    );
  assert.equal(shownIn('en'), []);
  assert.equal(shownIn('fr'), ['docs/a.md', 'docs/b.mdx', 'CHANGELOG.md#1.2.0']);
});

test.run();

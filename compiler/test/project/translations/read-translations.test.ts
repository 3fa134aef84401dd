import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onlyIn } from '../../../config/locales.ts';
import { parseConfig } from '../../../config/parse-config.ts';
import { noTranslations } from '../../../config/translations.ts';
import { memoryFiles, type Link } from '../../memory-files.ts';
import { readTranslations } from '../../../project/translations/read-translations.ts';
import type { DocsInstanceInput } from '../../../site/site-input.ts';

/**
 * Reads the UI string files of a language for which the viewer has no strings. `tree`: path below `i18n/` →
 * content.
 */
async function read(
  tree: Record<string, string | Link>,
  i18n: { only?: string; [setting: string]: unknown } = { locales: ['en', 'eo'] },
  themeConfig: object = {},
) {
  const docsOptions = [{}, { id: 'api', path: 'api', routeBasePath: 'api' }];
  const blog = { blogTitle: 'News' };
  const { only, ...settings } = i18n;
  const whole = { title: 'Site', docs: docsOptions, pages: false, blog, i18n: settings, themeConfig };
  const config = only === undefined ? parseConfig(whole, 'test') : onlyIn(parseConfig(whole, 'test'), only, 'test');
  const docs = config.docs.map((options) => ({
    options,
    versions: [{ name: 'current' }, { name: '1.0' }],
  })) as DocsInstanceInput[];
  const files = memoryFiles(
    Object.fromEntries(Object.entries(tree).map(([name, text]) => [`/site/i18n/${name}`, text])),
  );
  const { byLocale, diagnostics } = await readTranslations({ dir: '/site', config }, docs, files);
  const problems = diagnostics.map(({ severity, rule, place, message }) => {
    const where = [place.path, place.line, place.column].filter((part) => part !== undefined).join(':');
    return `${severity} ${rule} ${where}: ${message}`;
  });
  return { byLocale, problems, hints: diagnostics.map(({ hint }) => hint) };
}

test('each UI string file is read for its language, instance and version', async () => {
  const { byLocale, problems } = await read({
    'eo/code.json': '{"greeting": {"message": "Hallo", "description": "Above all"}, "plain": "Nur Text"}',
    'eo/docusaurus-theme-classic/navbar.json': '{"title": {"message": "Seite"}}',
    'eo/docusaurus-theme-classic/footer.json': '{"copyright": {"message": "Wir"}}',
    'eo/docusaurus-plugin-content-docs/current.json': '{"version.label": {"message": "Bald"}}',
    'eo/docusaurus-plugin-content-docs/version-1.0.json': '{"version.label": {"message": "Eins"}}',
    'eo/docusaurus-plugin-content-docs-api/current.json': '{"version.label": {"message": "API"}}',
    'eo/docusaurus-plugin-content-blog/options.json': '{"title": {"message": "Neues"}}',
  });
  assert.equal(problems, []);
  assert.equal(byLocale.get('eo'), {
    code: { greeting: 'Hallo', plain: 'Nur Text' },
    navbar: { title: 'Seite' },
    footer: { copyright: 'Wir' },
    docs: {
      default: { current: { 'version.label': 'Bald' }, '1.0': { 'version.label': 'Eins' } },
      api: { current: { 'version.label': 'API' }, '1.0': {} },
    },
    blog: { default: { title: 'Neues' } },
  });
  assert.equal(byLocale.get('en')!.code, {});
});

test('a language may have a folder with another name, and the folder of an untranslated language is not read', async () => {
  const localeConfigs = { eo: { path: 'german' }, la: { translate: false } };
  const { byLocale, problems } = await read(
    { 'german/code.json': '{"a": "A"}', 'la/code.json': '{' },
    { locales: ['en', 'eo', 'la'], localeConfigs },
  );
  assert.equal(byLocale.get('eo')!.code, { a: 'A' });
  assert.equal(byLocale.get('la'), noTranslations);
  assert.equal(problems, []);
});

test('broken JSON is reported with its location, and the other files are still read', async () => {
  const { byLocale, problems } = await read({
    'eo/code.json': '{\n  "a": "A",\n  "b" "B"\n}\n',
    'eo/docusaurus-theme-classic/navbar.json': '{"title": "Seite"}',
  });
  assert.equal(problems, [
    'error translation-file i18n/eo/code.json:3:7: these translations can\'t be used: the file is not JSON: expected ":"',
  ]);
  assert.equal(byLocale.get('eo')!.code, {});
  assert.equal(byLocale.get('eo')!.navbar, { title: 'Seite' });
});

test('valid YAML that is invalid JSON is also reported with its location', async () => {
  const { problems } = await read({ 'eo/code.json': '{\n  "a": "A",\n  "b": "B",\n}\n' });
  assert.equal(problems, [
    "error translation-file i18n/eo/code.json:4:1: these translations can't be used: the file is not JSON: expected a key in double quotes",
  ]);
});

test('a duplicate key is reported with its location, together with errors of other keys', async () => {
  const { problems } = await read({ 'eo/code.json': '{\n  "a": "A",\n  "a": "B",\n  "c": 3\n}\n' });
  assert.equal(problems, [
    'error translation-file i18n/eo/code.json:3:3: these translations can\'t be used: the key "a" occurs twice',
    'error translation-file i18n/eo/code.json:4:8: these translations can\'t be used: c: expected a text, or {"message": "…"}',
  ]);
});

test('a file that is not an object of strings, and other values than strings, are reported with their locations', async () => {
  const { byLocale, problems, hints } = await read({
    'eo/code.json':
      '{\n  "a": {"message": 1},\n  "b": "B",\n  "c": null,\n  "d": {"description": "no message"},\n  "e": {"massage": "E"}\n}\n',
    'eo/docusaurus-theme-classic/navbar.json': '["Seite"]',
  });
  assert.equal(problems, [
    'error translation-file i18n/eo/code.json:2:8: these translations can\'t be used: a: expected a text, or {"message": "…"}',
    'error translation-file i18n/eo/code.json:4:8: these translations can\'t be used: c: expected a text, or {"message": "…"}',
    'error translation-file i18n/eo/code.json:5:8: these translations can\'t be used: d: expected a text, or {"message": "…"}',
    'error translation-file i18n/eo/code.json:6:8: these translations can\'t be used: e: expected a text, or {"message": "…"}',
    "error translation-file i18n/eo/docusaurus-theme-classic/navbar.json:1:1: these translations can't be used: expected an object of strings",
  ]);
  assert.equal(hints.slice(0, 4), [
    'put the text into double quotes',
    'put the text into double quotes',
    'add the text of the translation as "message"',
    'did you mean "message" instead of "massage"?',
  ]);
  assert.equal(byLocale.get('eo')!.code, { b: 'B' });
});

test('an unknown placeholder in braces is reported with its key; a translation may omit placeholders', async () => {
  const { problems } = await read({
    'eo/code.json': JSON.stringify(
      {
        'theme.docs.versionBadge.label': { message: 'Ausgabe: {version}' },
        'theme.blog.post.plurals': { message: 'Ein Beitrag|{count} Beiträge' },
        'theme.common.headingLinkTitle': { message: 'Hierher' },
        'theme.blog.paginator.navAriaLabel': { message: 'Mehr { davon' },
        'theme.tags.tagsListLabel': { message: 'Tags' },
        'theme.docs.tagDocListPageTitle': { message: '{nDocsTagged} zu {tagName' },
        'home.own': { message: 'Hallo {name}' },
      },
      null,
      2,
    ),
  });
  assert.equal(problems, [
    'warning translation-placeholder i18n/eo/code.json:2:36: the translation of "theme.docs.versionBadge.label" contains "{version}", which the original does not contain',
    'warning translation-placeholder i18n/eo/code.json:17:37: the translation of "theme.docs.tagDocListPageTitle" contains "{tagName", which the original does not contain',
  ]);
});

test('an empty file is reported as empty, with a hint', async () => {
  for (const text of ['', ' \n', '\ufeff']) {
    const { byLocale, problems, hints } = await read({ 'eo/code.json': text });
    assert.equal(byLocale.get('eo')!.code, {});
    assert.equal(problems, [
      "error translation-file i18n/eo/code.json: these translations can't be used: the file is empty",
    ]);
    assert.equal(hints, ['remove the file, or write "{}" into the file']);
  }
});

test('a byte order mark at the start is not an error', async () => {
  const { byLocale, problems } = await read({ 'eo/code.json': '\ufeff{"a": "A"}' });
  assert.equal([byLocale.get('eo')!.code, problems], [{ a: 'A' }, []]);
});

test('the hint for invalid JSON shows the format of a UI string file', async () => {
  assert.equal((await read({ 'eo/code.json': '{"a" "A"}' })).hints, ['write {"the key": {"message": "the text"}}']);
});

test('placeholders without a value are also reported in the navbar, the footer and a blog', async () => {
  const { problems } = await read(
    {
      'eo/docusaurus-theme-classic/navbar.json': '{"title": "Seite {x}", "item.label.In {braces}": "In {klammern}"}',
      'eo/docusaurus-theme-classic/footer.json':
        '{"copyright": {"message": "Wir {jahr}"}, "link.title.Of no column": "{a}"}',
      'eo/docusaurus-plugin-content-blog/options.json': '{"title": {"message": "{b}"}}',
    },
    undefined,
    {
      navbar: { title: 'Site', items: [{ label: 'In {braces}', to: '/docs' }] },
      footer: { copyright: 'Us {year}', links: [] },
    },
  );
  assert.equal(
    problems.map((problem) => problem.replace('warning translation-placeholder i18n/eo/', '')),
    [
      'docusaurus-plugin-content-blog/options.json:1:11: the translation of "title" contains "{b}", which the original does not contain',
      'docusaurus-theme-classic/navbar.json:1:11: the translation of "title" contains "{x}", which the original does not contain',
      'docusaurus-theme-classic/navbar.json:1:50: the translation of "item.label.In {braces}" contains "{klammern}", which the original does not contain',
      'docusaurus-theme-classic/footer.json:1:15: the translation of "copyright" contains "{jahr}", which the original does not contain',
    ],
  );
});

test('a message with too many or too few plural forms for its language is reported with the existing forms', async () => {
  const key = 'theme.blog.post.plurals';
  const { problems, hints } = await read(
    {
      'pl/code.json': `{"${key}": "a|b"}`,
      'de/code.json': `{"${key}": {"message": "a|b|c"}}`,
      'ar/code.json': `{"${key}": "a", "own": "a|b|c|d|e|f|g"}`,
      'fr/code.json': `{"${key}": "a|b"}`,
      // This string equals the English string, so it counts as not translated yet, and English plural rules apply.
      'ja/code.json': `{"${key}": "One post|{count} posts"}`,
    },
    { locales: ['en', 'pl', 'de', 'ar', 'fr', 'ja'] },
  );
  assert.equal(problems, [
    `warning translation-plurals i18n/pl/code.json:1:29: the translation of "${key}" has 2 plural forms, but "pl" has 4: one, few, many, other`,
    `warning translation-plurals i18n/de/code.json:1:29: the translation of "${key}" has 3 plural forms, but "de" has 2: one, other`,
  ]);
  assert.equal(hints, [
    'separate forms with "|", in this order; the last form is used for the missing forms',
    'separate forms with "|", in this order; Lectern ignores further forms',
  ]);
});

test('when one language is compiled by itself, UI strings of other languages are not checked', async () => {
  const tree = { 'eo/code.json': '[]', 'de/code.json': '[]' };
  const { problems } = await read(tree, { locales: ['en', 'eo', 'de'], only: 'de' });
  assert.equal(problems, [
    "error translation-file i18n/de/code.json:1:1: these translations can't be used: expected an object of strings",
  ]);
});

test('a folder at the path of a UI string file, and a link, are reported', async () => {
  const { byLocale, problems } = await read({ 'eo/code.json/a.json': '{}' });
  assert.equal(byLocale.get('eo')!.code, {});
  assert.equal(problems, [
    'warning translation-place i18n/eo/code.json: this is a folder, but Lectern expects a JSON file of translated labels here',
  ]);
  const linked = await read({ 'eo/code.json': { link: '/etc/passwd' } });
  assert.equal(linked.byLocale.get('eo')!.code, {});
  assert.match(linked.problems.join('\n'), /^error symlink-outside i18n\/eo\/code\.json: [^\n]*$/);
});

const [next, previous] = ['theme.docs.paginator.next', 'theme.docs.paginator.previous'] as const;

async function labels(locale: string, tree: Record<string, string> = {}, own: object = {}) {
  const i18n = { defaultLocale: locale, locales: [locale], localeConfigs: { [locale]: own } };
  const config = parseConfig({ title: 'T', i18n }, 'lectern.config.json');
  const { byLocale, diagnostics } = await readTranslations({ dir: '/site', config }, [], memoryFiles(tree));
  return { code: byLocale.get(locale)!.code, problems: diagnostics.map(({ message }) => message) };
}

test("UI strings are in the language of the site, and the site's own strings override them", async () => {
  const own = JSON.stringify({ [next]: { message: 'Nächste Seite' }, 'home.hello': 'Hallo' });
  const { code, problems } = await labels('de', { '/site/i18n/de/code.json': own });
  assert.equal([code[next], code[previous], code['home.hello']], ['Nächste Seite', 'Zurück', 'Hallo']);
  assert.equal(problems, []);
});

test('UI strings are translated although nothing else is', async () => {
  assert.is((await labels('fr', {}, { translate: false })).code[next], 'Suivant');
});

test('a site in English has only its own UI strings', async () => {
  assert.equal((await labels('en')).code, {});
});

test.run();

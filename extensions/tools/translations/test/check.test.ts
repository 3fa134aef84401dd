import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commandTools } from '../../../../compiler/cli/extensions/command-line.ts';
import { checkTranslations } from '../check.ts';
import { ConfigError } from '../../../../compiler/diagnostics/errors/problem.ts';
import { confirmTranslations } from '../confirm.ts';
import { copyToTemp, tempFolder, type TempFolder } from '../../../../compiler/test/temp.ts';

const test = suite<{ folder: TempFolder }>('how far a site is translated');

test.before.each((context) => {
  context.folder = copyToTemp(path.resolve(import.meta.dirname, '../../../../fixtures/languages'));
});
test.after.each(({ folder }) => folder.remove());

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const check = async ({ dir }: TempFolder, locale: string) =>
  (await checkTranslations(commandTools, { siteDir: dir }, [locale])).locales[0]!;
const lockOf = ({ dir }: TempFolder) =>
  Object.keys(JSON.parse(readFileSync(path.join(dir, 'i18n/translations.lock.json'), 'utf8')) as object);

test('every language except the default one is reported, with its missing translations', async ({ folder }) => {
  const { locales, diagnostics } = await checkTranslations(commandTools, { siteDir: folder.dir });
  assert.equal(diagnostics, []);
  assert.equal(
    locales.map(({ locale, pages, labels }) => [locale, pages.translated, pages.percent, labels.translated]),
    [
      ['fr', 5, 62, 11],
      ['ar', 2, 25, 0],
      ['ja', 1, 12, 0],
    ],
  );
  const [first] = locales;
  assert.equal(first!.missing, [
    'blog/2024-06-01-second.md',
    'docs/guides/configure.md',
    'versioned_docs/version-1.0/guides/install.md',
  ]);
  assert.equal(first!.missingKeys[0], { path: 'i18n/fr/docusaurus-theme-classic/navbar.json', key: 'title' });
  assert.is(first!.unconfirmed.length, 5);
  assert.equal([first!.stale, first!.orphans, first!.headings, first!.links], [[], [], [], []]);
});

test('a translation is unconfirmed, then current, then stale once its original has changed, then current again', async ({
  folder,
}) => {
  const file = `${french}/intro.md`;
  const stateOf = async () => {
    const { stale, unconfirmed } = await check(folder, 'fr');
    if (stale.some(({ path: each }) => each === file)) return 'stale';
    return unconfirmed.some(({ path: each }) => each === file) ? 'unconfirmed' : 'current';
  };
  assert.is(await stateOf(), 'unconfirmed');
  await confirmTranslations(commandTools, { siteDir: folder.dir, files: [file] });
  assert.is(await stateOf(), 'current');
  folder.write({ 'docs/intro.md': '---\nslug: /\n---\n\n# Introduction {#introduction}\n\nAnother text.\n' });
  assert.is(await stateOf(), 'stale');
  await confirmTranslations(commandTools, { siteDir: folder.dir, files: [path.join(folder.dir, file)] });
  assert.is(await stateOf(), 'current');
  assert.equal(lockOf(folder), [file]);
});

test('all translations, or all of one language, are confirmed at once, and removed ones are dropped', async ({
  folder,
}) => {
  const { confirmed, lock } = await confirmTranslations(commandTools, { siteDir: folder.dir, allOf: ['ar'] });
  assert.is(lock, 'i18n/translations.lock.json');
  assert.is(confirmed.length, 2);
  await confirmTranslations(commandTools, { siteDir: folder.dir, allOf: [] });
  assert.is(lockOf(folder).length, 8);
  rmSync(path.join(folder.dir, 'i18n/ar'), { recursive: true });
  await confirmTranslations(commandTools, { siteDir: folder.dir, files: [`${french}/intro.md`] });
  assert.is(lockOf(folder).length, 6);
});

test("a file that is not a translation can't be confirmed; the error names translations of the original, and similar names", async ({
  folder,
}) => {
  try {
    await confirmTranslations(commandTools, {
      siteDir: folder.dir,
      files: ['docs/guides/install.md', `${french}/intr.md`, 'README.txt', `${french}/intro.md`],
    });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ConfigError);
    assert.equal(
      (error as ConfigError).problems.map(({ key, message, hint }) => `${key}: ${message}; ${hint}`),
      [
        `docs/guides/install.md: this file is not the translation of a page; the file is an original; its translations are ${french}/guides/install.md`,
        `${french}/intr.md: this file is not the translation of a page; did you mean "${french}/intro.md"?`,
        'README.txt: this file is not the translation of a page; pass the path of a translated file, such as "i18n/fr/docusaurus-plugin-content-docs/current/guides/install.md"',
      ],
    );
  }
});

test('the error for a site without translations names the missing folder', async () => {
  const other = tempFolder();
  other.write({ 'lectern.config.json': '{"title": "One language"}', 'docs/index.md': '# Start\n' });
  try {
    await confirmTranslations(commandTools, { siteDir: other.dir, files: ['i18n/fr/intro.md'] });
    assert.unreachable();
  } catch (error) {
    assert.match((error as ConfigError).problems[0]!.hint!, '--site');
  } finally {
    other.remove();
  }
});

test('orphans, other ids, links to another language and superfluous keys are found', async ({ folder }) => {
  folder.write({
    [`${french}/orphan.md`]: '# Orphelin\n',
    [`${french}/guides/install.md`]:
      '# Installer\n\n## Étapes\n\n[Japonais](/ja/docs) [Français](/fr/docs) [ici](/docs)\n',
    'i18n/fr/docusaurus-theme-classic/footer.json':
      '{"link.title.Gone": {"message": "Parti"}, "link.title.More": {"message": "Plus de {quoi}"}}',
    // Docusaurus' theme has this UI string, Lectern's viewer does not.
    'i18n/fr/code.json': '{"theme.blog.archive.title": {"message": "Archives"}}',
  });
  const { orphans, headings, links, superfluousKeys, placeholders } = await check(folder, 'fr');
  assert.equal(orphans, [`${french}/orphan.md`]);
  assert.equal(headings, [
    {
      path: `${french}/guides/install.md`,
      original: 'docs/guides/install.md',
      missing: ['steps'],
      added: ['étapes'],
    },
  ]);
  assert.equal(links, [{ path: `${french}/guides/install.md`, line: 5, column: 1, url: '/ja/docs', to: 'ja' }]);
  assert.equal(placeholders, [
    { path: 'i18n/fr/docusaurus-theme-classic/footer.json', key: 'link.title.More', names: ['{quoi}'] },
  ]);
  assert.equal(superfluousKeys, [{ path: 'i18n/fr/docusaurus-theme-classic/footer.json', key: 'link.title.Gone' }]);
});

test('an error that hides some of the strings is reported with its location', async ({ folder }) => {
  folder.write({ 'i18n/fr/docusaurus-theme-classic/footer.json': '{"copyright": "Nous",}' });
  const { diagnostics } = await checkTranslations(commandTools, { siteDir: folder.dir });
  assert.equal(
    diagnostics.map(({ rule, place: { path: file, line, column } }) => [rule, file, line, column]),
    [['translation-file', 'i18n/fr/docusaurus-theme-classic/footer.json', 1, 22]],
  );
});

test('diagnostics that the config ignores, and diagnostics of other languages, are not reported', async ({
  folder,
}) => {
  const config = JSON.parse(readFileSync(path.join(folder.dir, 'lectern.config.json'), 'utf8')) as object;
  folder.write({
    [`${french}/intro.md`]: '# Présentation\n\n:::attention\n\nTexte\n\n:::\n',
    'i18n/ja/docusaurus-theme-classic/footer.json': '{',
  });
  const rulesOf = async (locales?: string[]) =>
    (await checkTranslations(commandTools, { siteDir: folder.dir }, locales)).diagnostics.map(({ rule }) => rule);
  assert.equal(await rulesOf(['fr']), ['unknown-admonition']);
  assert.equal(await rulesOf(), ['unknown-admonition', 'translation-file']);
  folder.write({ 'lectern.config.json': JSON.stringify({ ...config, rules: { 'unknown-admonition': 'warn' } }) });
  assert.equal(await rulesOf(['fr']), []);
});

test.run();

import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { onlyIn } from '../../../config/locales.ts';
import { parseConfig } from '../../../config/parse-config.ts';
import { memoryFiles, type Link } from '../../memory-files.ts';
import type { OpenSite } from '../../../project/open-site.ts';
import { scanSite } from '../../../project/content/scan-site.ts';
import type { DocsInstanceInput } from '../../../site/site-input.ts';

/** Scans a site in English, German and French, with current docs and one cut version. */
async function scan(
  tree: Record<string, string | Link>,
  i18n: object = { locales: ['en', 'de', 'fr'] },
  more: object = {},
  only?: string,
) {
  const whole = parseConfig({ title: 'Site', docs: {}, pages: {}, blog: {}, i18n, ...more }, 'test');
  const config = only === undefined ? whole : onlyIn(whole, only, 'test');
  const docs = config.docs.map((options) => ({
    options,
    versions: [
      { name: 'current', dir: 'docs' },
      { name: '1.0', dir: 'versioned_docs/version-1.0' },
    ],
  })) as DocsInstanceInput[];
  const files = memoryFiles(
    Object.fromEntries(Object.entries(tree).map(([name, text]) => [path.posix.join('/site', name), text])),
  );
  const found = await scanSite({ dir: '/site', config, configFile: 'test' } as OpenSite, docs, '/site/dist', files);
  return {
    translations: found.files.flatMap(({ path, translates }) =>
      translates ? [`${translates.locale} ${path} → ${translates.path}`] : [],
    ),
    found,
    problems: found.diagnostics.map(({ severity, rule, place, message, hint }) => {
      const where = [place.path, ...(place.setting === undefined ? [] : [place.setting])].join(' ');
      return [`${severity} ${rule} ${where}: ${message}`, hint].join(' | ');
    }),
  };
}

test('a translation is in the folder of its plugin, version and language, at the path of its original', async () => {
  const { translations, found, problems } = await scan({
    'docs/guides/a.md': '',
    'versioned_docs/version-1.0/guides/a.md': '',
    'blog/2024-01-01-a.md': '',
    'src/pages/about.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/guides/a.md': '',
    'i18n/de/docusaurus-plugin-content-docs/version-1.0/guides/a.md': '',
    'i18n/fr/docusaurus-plugin-content-blog/2024-01-01-a.md': '',
    'i18n/fr/docusaurus-plugin-content-pages/about.md': '',
  });
  assert.equal(problems, []);
  assert.equal(translations, [
    'de i18n/de/docusaurus-plugin-content-docs/current/guides/a.md → docs/guides/a.md',
    'de i18n/de/docusaurus-plugin-content-docs/version-1.0/guides/a.md → versioned_docs/version-1.0/guides/a.md',
    'fr i18n/fr/docusaurus-plugin-content-pages/about.md → src/pages/about.md',
    'fr i18n/fr/docusaurus-plugin-content-blog/2024-01-01-a.md → blog/2024-01-01-a.md',
  ]);
  assert.equal(
    found.files.find(({ translates }) => translates?.locale === 'de'),
    {
      path: 'i18n/de/docusaurus-plugin-content-docs/current/guides/a.md',
      kind: 'document',
      relativePath: 'guides/a.md',
      collection: {
        kind: 'docs',
        instance: 'default',
        version: 'current',
        dir: 'i18n/de/docusaurus-plugin-content-docs/current',
      },
      translates: { path: 'docs/guides/a.md', dir: 'docs', locale: 'de' },
    },
  );
});

test('translated settings files replace the originals in their language', async () => {
  const { found, problems } = await scan({
    'docs/a.md': '',
    'docs/tags.yml': 'a:\n  label: A\n',
    'docs/guides/_category_.json': '{"label": "Guides"}',
    'blog/authors.yml': 'ann:\n  name: Ann\n',
    'i18n/de/docusaurus-plugin-content-docs/current/tags.yml': 'a:\n  label: Ah\n',
    'i18n/de/docusaurus-plugin-content-docs/current/guides/_category_.json': '{"label": "Anleitungen"}',
    'i18n/fr/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: Anne\n',
  });
  assert.equal(problems, []);
  assert.equal([...found.data.keys()], ['docs/guides/_category_.json', 'docs/tags.yml', 'blog/authors.yml']);
  assert.equal(
    [...found.localData].map(([locale, own]) => [locale, ...[...own].map(([of, { value }]) => [of, value])]),
    [
      // Translated category files are not listed, because `current.json` translates the labels of categories.
      ['de', ['docs/tags.yml', { a: { label: 'Ah' } }]],
      ['fr', ['blog/authors.yml', { ann: { name: 'Anne' } }]],
    ],
  );
});

test('a broken translated settings file is reported, and the original stays in use', async () => {
  const { found, problems } = await scan({
    'docs/a.md': '',
    'docs/tags.yml': 'a:\n  label: A\n',
    'i18n/de/docusaurus-plugin-content-docs/current/tags.yml': 'a: {label',
  });
  assert.is(problems.length, 1);
  assert.match(problems[0]!, /^error invalid-yaml i18n\/de\/docusaurus-plugin-content-docs\/current\/tags\.yml: /);
  assert.is(found.localData.size, 0);
});

test('a translation without an original is reported with the nearest file; images, its own partials and drafts are allowed', async () => {
  const { translations, problems } = await scan({
    'docs/install.md': '',
    'docs/_part.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/instal.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/picture.png': '',
    'i18n/de/docusaurus-plugin-content-docs/current/_part.md': '',
  });
  assert.equal(translations, ['de i18n/de/docusaurus-plugin-content-docs/current/_part.md → docs/_part.md']);
  assert.equal(problems, [
    'warning orphan-translation i18n/de/docusaurus-plugin-content-docs/current/instal.md: this translation has no original: there is no "docs/instal.md" | is it the translation of "install.md"?',
  ]);
});

test('a moved original is suggested, but not a file with another name in another folder', async () => {
  const { problems } = await scan({
    'docs/archive/features.md': '',
    'docs/windows/overview.md': '',
    'docs/mac/mv3-version.md': '',
    'docs/mac/overview.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/features.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/windows/mv4-version.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/android/overview.md': '',
  });
  assert.equal(
    problems.map((problem) => /current\/(.*?):.*\| (.*)/.exec(problem)?.slice(1)),
    [
      ['android/overview.md', 'add the page in the default language, or delete this file'],
      ['features.md', 'is it the translation of "archive/features.md"?'],
      ['windows/mv4-version.md', 'add the page in the default language, or delete this file'],
    ],
  );
});

test('when one language is compiled by itself, only its translations are read', async () => {
  const files = {
    'docs/a.md': '',
    'i18n/de/docusaurus-plugin-content-docs/current/a.md': '',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '',
    'i18n/fr/docusaurus-plugin-content-docs/current/orphan.md': '',
  };
  const { translations, problems } = await scan(files, undefined, {}, 'de');
  assert.equal(translations, ['de i18n/de/docusaurus-plugin-content-docs/current/a.md → docs/a.md']);
  assert.equal(problems, []);
});

test('a folder with the name of a language whose folder has another name in the config is reported', async () => {
  const { problems } = await scan(
    { 'docs/a.md': '', 'i18n/de/code.json': '{}', 'i18n/german/code.json': '{}' },
    { locales: ['en', 'de'], localeConfigs: { de: { path: 'german' } } },
  );
  assert.equal(problems, [
    'warning unknown-locale i18n/de: Lectern does not read the folder of translations "de": the config sets "i18n/german" for this language | move the translations into "i18n/german", or remove "path" of this language from the config',
  ]);
});

test('pages in a folder of no content are reported; folders of other plugins, or with UI strings only, are allowed', async () => {
  const { translations, problems } = await scan({
    'docs/a.md': '',
    'i18n/de/docusaurus-plugin-content-doc/current/a.md': '',
    'i18n/de/docusaurus-plugin-content-docs-api/current/a.md': '',
    'i18n/de/docusaurus-plugin-content-docs-sdk/current.json': '{}',
    'i18n/de/docs/current/a.md': '',
    'i18n/de/docusaurus-theme-classic/navbar.json': '{}',
    'i18n/de/plugin-of-ours/a.md': '',
    'i18n/de/README.md': '',
    'i18n/de/a.md': '',
  });
  assert.equal(translations, []);
  assert.equal([...problems].sort(), [
    'warning unread-translations i18n/de/a.md: Lectern does not read this page, because "a.md" is outside of the folders for translated content | move the page below "docusaurus-plugin-content-docs/current", to the path of its original in the docs, or delete the page',
    'warning unread-translations i18n/de/docs: Lectern does not read the translations in this folder: no docs, blog or pages of the site have the name "docs" | did you mean "docusaurus-plugin-content-docs"?',
    'warning unread-translations i18n/de/docusaurus-plugin-content-doc: Lectern does not read the translations in this folder: no docs, blog or pages of the site have the name "docusaurus-plugin-content-doc" | did you mean "docusaurus-plugin-content-docs"?',
    'warning unread-translations i18n/de/docusaurus-plugin-content-docs-api: Lectern does not read the translations in this folder: no docs, blog or pages of the site have the name "docusaurus-plugin-content-docs-api" | did you mean "docusaurus-plugin-content-docs"?',
  ]);
});

test('the folder of an unknown language is reported with the nearest one; other files and hidden folders are allowed', async () => {
  const { translations, problems } = await scan({
    'docs/a.md': '',
    'i18n/translations.lock.json': '{}',
    'i18n/.cache/a.md': '',
    'i18n/df/docusaurus-plugin-content-docs/current/a.md': '',
    'i18n/be/code.json': '{}',
    'i18n/DE/code.json': '{}',
    'i18n/languages-to-come/code.json': '{}',
  });
  assert.equal(translations, []);
  assert.equal(problems, [
    'warning unknown-locale i18n/df: Lectern does not read the folder of translations "df": "i18n.locales" does not list this language | did you mean "de"?',
    'warning unknown-locale i18n/be: Lectern does not read the folder of translations "be": "i18n.locales" does not list this language | add the language to the config, or move the folder elsewhere',
    'warning unknown-locale i18n/DE: Lectern does not read the folder of translations "DE": "i18n.locales" does not list this language | did you mean "de"?',
    'warning unknown-locale i18n/languages-to-come: Lectern does not read the folder of translations "languages-to-come": "i18n.locales" does not list this language | add the language to the config, or move the folder elsewhere',
  ]);
});

test('if translations are next to the site, only folders of languages are reported among the other folders', async () => {
  const { problems } = await scan(
    {
      'docs/a.md': '',
      '../shared/de/docusaurus-plugin-content-docs/current/a.md': '',
      '../shared/eo/docusaurus-plugin-content-docs/current/a.md': '',
      '../shared/pl/code.json': '{}',
      '../shared/another-project/readme.md': '',
    },
    { path: '../shared', locales: ['en', 'de', 'fr'] },
  );
  assert.equal(
    problems.filter((problem) => problem.includes('unknown-locale')).map((problem) => problem.split(':')[0]),
    ['warning unknown-locale ../shared/eo', 'warning unknown-locale ../shared/pl'],
  );
});

test('the folder of a language has its name from the config, and is not read for an untranslated language', async () => {
  const { translations, problems } = await scan(
    {
      'docs/a.md': '',
      'translations/german/docusaurus-plugin-content-docs/current/a.md': '',
      'translations/fr/docusaurus-plugin-content-docs/current/a.md': '',
      'translations/fr/docusaurus-plugin-content-docs/current/orphan.md': '',
    },
    {
      path: 'translations',
      locales: ['en', 'de', 'fr'],
      localeConfigs: { de: { path: 'german' }, fr: { translate: false } },
    },
  );
  assert.equal(translations, ['de translations/german/docusaurus-plugin-content-docs/current/a.md → docs/a.md']);
  assert.equal(problems, []);
});

test('an instance has its own folder, named after its id', async () => {
  const docs = { id: 'api', path: 'docs' };
  const { translations } = await scan(
    {
      'docs/a.md': '',
      'i18n/de/docusaurus-plugin-content-docs/current/a.md': '',
      'i18n/de/docusaurus-plugin-content-docs-api/current/a.md': '',
    },
    undefined,
    { docs },
  );
  assert.equal(translations, ['de i18n/de/docusaurus-plugin-content-docs-api/current/a.md → docs/a.md']);
});

test('a file at the path of a translations folder is reported at each depth, and the pages stay', async () => {
  const atDepth = async (name: string) => {
    const { found, problems } = await scan({ 'docs/a.md': '', 'blog/a.md': '', [name]: 'x' });
    assert.is(found.files.length, 2);
    return problems;
  };
  const problem = (name: string) =>
    `warning translation-place ${name}: this is a file, but Lectern expects a folder of translations here | rename the file, or put the translations into a folder "${name}"`;
  for (const name of [
    'i18n',
    'i18n/de',
    'i18n/de/docusaurus-plugin-content-blog',
    'i18n/de/docusaurus-plugin-content-docs',
    'i18n/de/docusaurus-plugin-content-docs/version-1.0',
    'i18n/de/docusaurus-theme-classic',
  ])
    assert.equal(await atDepth(name), [problem(name)], name);
});

test('a missing translations folder is reported if the config names it; the default folder may be missing', async () => {
  const i18n = { path: 'lost', locales: ['en', 'de'] };
  assert.equal((await scan({ 'docs/a.md': '' }, i18n)).problems, [
    'warning translation-place test i18n.path: there is no folder of translations "lost" | create the folder, or name the folder that contains the translations',
  ]);
  const named = { locales: ['en', 'de', 'fr'], localeConfigs: { de: { path: 'german' } } };
  assert.equal((await scan({ 'docs/a.md': '', 'i18n/en/code.json': '{}' }, named)).problems, [
    'warning translation-place test i18n.localeConfigs.de.path: there is no folder of translations "i18n/german" | create the folder, or name the folder that contains the translations',
  ]);
  assert.equal((await scan({ 'docs/a.md': '' })).problems, []);
});

test('a link at the path of a translations folder or page is reported and not followed', async () => {
  const { translations, problems } = await scan({
    'docs/a.md': '',
    'docs/b.md': '',
    'i18n/de': { link: '/etc/german' },
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': { link: '/etc/passwd' },
    'i18n/fr/docusaurus-plugin-content-docs/current/b.md': { link: '/site/docs/a.md' },
  });
  assert.equal(translations, []);
  assert.equal(
    problems.map((problem) => problem.split(':')[0]),
    [
      'error symlink-outside i18n/de',
      'error symlink-outside i18n/fr/docusaurus-plugin-content-docs/current/a.md',
      'warning symlink i18n/fr/docusaurus-plugin-content-docs/current/b.md',
    ],
  );
});

test('a link from a translations folder to another folder of the site is followed', async () => {
  const { translations, problems } = await scan({
    'docs/a.md': '',
    'german/docusaurus-plugin-content-docs/current/a.md': '',
    'i18n/de': { link: '/site/german' },
  });
  assert.equal(translations, ['de i18n/de/docusaurus-plugin-content-docs/current/a.md → docs/a.md']);
  assert.equal(problems, []);
});

test('two languages with one translations folder are reported, and both are read', async () => {
  const { translations, problems } = await scan(
    { 'docs/a.md': '', 'i18n/de/docusaurus-plugin-content-docs/current/a.md': '' },
    { locales: ['en', 'de', 'fr'], localeConfigs: { fr: { path: './de' } } },
  );
  assert.is(translations.length, 2);
  assert.equal(problems, [
    'warning translation-place test i18n.localeConfigs.fr.path: the languages "fr" and "de" have the same folder of translations, "i18n/de" | set a different "path" for each language',
  ]);
});

test('translations of missing versions, and docs next to the versions, are reported; versions that are left out are allowed', async () => {
  const folder = 'i18n/de/docusaurus-plugin-content-docs';
  const { problems } = await scan({
    'docs/a.md': '',
    'versioned_docs/version-0.9/a.md': '',
    [`${folder}/a.md`]: '',
    [`${folder}/notes.txt`]: '',
    [`${folder}/current.json`]: '{}',
    [`${folder}/curent.json`]: '{}',
    [`${folder}/1.0.json`]: '{}',
    [`${folder}/version-1.0.json`]: '{}',
    [`${folder}/version-0.9.json`]: '{}',
    [`${folder}/version-0.9/a.md`]: '',
    [`${folder}/version-7.0/a.md`]: '',
  });
  const problem = (name: string, version: string, hint: string) =>
    `warning unread-translations ${folder}/${name}: Lectern does not read these translations: no version of the docs has the name "${version}" | ${hint}`;
  assert.equal([...problems].sort(), [
    problem('1.0.json', '1.0.json', 'did you mean "version-1.0.json"?'),
    problem('a.md', 'a.md', 'did you mean "current/a.md"?'),
    problem('curent.json', 'curent.json', 'did you mean "current.json"?'),
    problem(
      'version-7.0',
      'version-7.0',
      'put translations of a version in "current" or "version-2.0", and its labels in a JSON file of that name; delete translations of removed versions',
    ),
  ]);
});

test('UI string files at another path, or with nearly the right name, are reported; all others are allowed', async () => {
  const { problems } = await scan({
    'docs/a.md': '',
    'i18n/de.json': '{}',
    'i18n/code.json': '{}',
    'i18n/de/navbar.json': '{}',
    'i18n/de/codes.json': '{}',
    'i18n/de/of-our-script.json': '{}',
    'i18n/de/docusaurus-theme-classic/navbr.json': '{}',
    'i18n/de/docusaurus-theme-classic/code.json': '{}',
    'i18n/de/docusaurus-theme-classic/of-our-script.json': '{}',
  });
  const problem = (file: string, name: string, near: string) =>
    `warning unread-translations ${file}: Lectern does not read these labels: here, a file of labels can't have the name "${name}" | did you mean "${near}"?`;
  assert.equal([...problems].sort(), [
    problem('i18n/code.json', 'code.json', 'fr/code.json'),
    problem('i18n/de.json', 'de.json', 'de/code.json'),
    problem('i18n/de/codes.json', 'codes.json', 'code.json'),
    problem('i18n/de/docusaurus-theme-classic/code.json', 'code.json', '../code.json'),
    problem('i18n/de/docusaurus-theme-classic/navbr.json', 'navbr.json', 'navbar.json'),
    problem('i18n/de/navbar.json', 'navbar.json', 'docusaurus-theme-classic/navbar.json'),
  ]);
});

test.run();

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commandTools } from '../../../../compiler/cli/extensions/command-line.ts';
import { ConfigError } from '../../../../compiler/diagnostics/errors/problem.ts';
import { inspect } from '../../../../compiler/inspect.ts';
import { writeTranslations, type WriteTranslationsOptions } from '../write.ts';
import { copyToTemp, type TempFolder } from '../../../../compiler/test/temp.ts';

const test = suite<{ folder: TempFolder }>('the strings outside of pages');

test.before.each((context) => {
  context.folder = copyToTemp(path.resolve(import.meta.dirname, '../../../../fixtures/languages'));
});
test.after.each(({ folder }) => folder.remove());

const docs = 'docusaurus-plugin-content-docs';
const jsonIn = ({ dir }: TempFolder, file: string) => JSON.parse(readFileSync(path.join(dir, 'i18n', file), 'utf8'));
const write = ({ dir }: TempFolder, options: WriteTranslationsOptions = {}) =>
  writeTranslations(commandTools, { siteDir: dir, ...options });

test('each language gets its missing strings, and keeps the existing ones', async ({ folder }) => {
  const { locales, files, diagnostics } = await write(folder);
  assert.equal([locales, diagnostics], [['fr', 'ar', 'ja'], []]);
  assert.equal(files.find(({ path: file }) => file === `i18n/fr/${docs}/current.json`)!.added, [
    'sidebar.docs.category.Guides.link.generated-index.description',
  ]);
  const french = jsonIn(folder, `fr/${docs}/current.json`);
  assert.is(french['sidebar.docs.category.Guides'].message, 'Manuels');
  assert.is(french['sidebar.docs.category.Guides.link.generated-index.description'].message, 'Step by step');
  assert.equal(
    Object.values(jsonIn(folder, 'ja/docusaurus-theme-classic/navbar.json') as Record<string, { message: string }>).map(
      ({ message }) => message,
    ),
    ['Atlas', 'Docs', 'News'],
  );
  assert.not.ok(existsSync(path.join(folder.dir, 'i18n/en')));
});

test('a second run adds nothing, and changes no file', async ({ folder }) => {
  await write(folder);
  const before = readFileSync(path.join(folder.dir, `i18n/ar/${docs}/version-1.0.json`), 'utf8');
  assert.equal((await write(folder)).files, []);
  assert.is(readFileSync(path.join(folder.dir, `i18n/ar/${docs}/version-1.0.json`), 'utf8'), before);
});

test('written strings are used: a site that is translated with a prefix shows it', async ({ folder }) => {
  await write(folder, { locale: ['ja'], messagePrefix: '訳: ' });
  const { site } = await inspect(folder.dir, { locale: 'ja' });
  assert.match(JSON.stringify(site.navbar), '訳: Docs');
  assert.match(JSON.stringify(site.footer), '訳: About');
  // This label is the viewer's own UI string, so it is not written to the file.
  assert.is(site.docs[0]!.versions[0]!.label, '次期');
  assert.match(JSON.stringify(site.docs[0]!.versions[0]!.sidebars), '訳: Guides');
  assert.is(site.docs[0]!.versions[0]!.categories[0]!.title, '訳: All guides');
  assert.is(site.blogs[0]!.title, '訳: News');
});

test('the language of the site itself is written when it is named', async ({ folder }) => {
  const { locales } = await write(folder, { locale: ['en'] });
  assert.equal(locales, ['en']);
  assert.is(jsonIn(folder, 'en/docusaurus-theme-classic/footer.json').copyright.message, 'The makers of Atlas');
  // UI strings in the folder of the default language do not replace the originals from the config.
  folder.write({ 'i18n/en/docusaurus-theme-classic/footer.json': '{"copyright": "Us"}' });
  await write(folder, { locale: ['ja'] });
  assert.is(jsonIn(folder, 'ja/docusaurus-theme-classic/footer.json').copyright.message, 'The makers of Atlas');
});

test('strings of code are in code.json: strings of src/, and of code in MDX', async ({ folder }) => {
  folder.write({
    'src/components/hello.tsx':
      "import Translate, { translate } from '@docusaurus/Translate';\n" +
      'export const Hello = ({ name }: { name: string }) => (\n' +
      '  <p title={translate({ id: `hello.${name}` })}>\n' +
      '    <Translate id="hello" description="Greets">Hello</Translate>\n  </p>\n);\n',
    'src/hello.test.ts': "import { translate } from 'lectern/client';\ntranslate({ id: 'tested' });\n",
    'docs/coded.mdx':
      "import { translate } from '@docusaurus/Translate';\n\n# Coded\n\n" +
      'export const Box = ({ text }) => (\n  <p>\n' +
      "    {translate({ id: 'box', message: 'In a box' })}\n    {translate({ message: text })}\n  </p>\n);\n\n" +
      '<Box text="x" />\n\n<Translate id="body">A translated page says this itself</Translate>\n',
  });
  const { files, diagnostics } = await write(folder, { locale: ['fr'] });
  assert.equal(files.find(({ path: file }) => file === 'i18n/fr/code.json')!.added, ['hello', 'box']);
  const code = jsonIn(folder, 'fr/code.json');
  assert.equal(code.hello, { message: 'Hello', description: 'Greets' });
  assert.equal(code.box, { message: 'In a box' });
  assert.is(code['theme.docs.paginator.next'].message, 'Page suivante');
  assert.equal(
    diagnostics.map(({ rule, place: { path: file, line } }) => `${rule} ${file}:${line}`),
    ['dynamic-translation docs/coded.mdx:8', 'dynamic-translation src/components/hello.tsx:3'],
  );
});

test('unused keys are reported and stay; UI strings of the viewer and of Docusaurus are not among them', async ({
  folder,
}) => {
  folder.write({
    'i18n/fr/code.json':
      '{"gone": {"message": "Parti"}, "theme.docs.paginator.next": {"message": "Suivant"}, "theme.blog.archive.title": "Archives"}',
  });
  const { files } = await write(folder, { locale: ['fr'] });
  // `code.json` is checked for unused keys even if the code contains no translatable strings.
  assert.equal(files.find(({ path: file }) => file === 'i18n/fr/code.json')?.superfluous, ['gone']);
  assert.is(jsonIn(folder, 'fr/code.json').gone.message, 'Parti');
});

test('a file with an error is reported and unchanged, and the others are written', async ({ folder }) => {
  folder.write({ 'i18n/fr/docusaurus-theme-classic/navbar.json': '{"title": ' });
  const { diagnostics } = await write(folder, { locale: ['fr'] });
  assert.equal(
    diagnostics.map(({ rule, place }) => `${rule} ${place.path}`),
    ['translation-file i18n/fr/docusaurus-theme-classic/navbar.json'],
  );
  assert.is(readFileSync(path.join(folder.dir, 'i18n/fr/docusaurus-theme-classic/navbar.json'), 'utf8'), '{"title": ');
  assert.is(jsonIn(folder, `fr/${docs}/version-1.0.json`)['version.label'].message, '1.0');
});

test('a language that the site has not is refused', async ({ folder }) => {
  try {
    await write(folder, { locale: ['fr', 'xx'] });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ConfigError);
    assert.match((error as Error).message, '"xx" is not a language of this site');
  }
});

test.run();

// Tests commands of extensions that read and change a site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../../cli.ts';
import { outcomeOf } from '../links/run-command.ts';
import { withExtension } from './extension-site.ts';

const commands = `  commands(program, { read, print, printDiagnostics, fail, refusal, nearest }) {
    program.command('export-strings <file>').siteOptions('config').action((file, options) =>
      read(options, async (site) => {
        const documents = await site.documents();
        const { files, diagnostics } = await site.messages();
        if ((await site.files.read(file)) === '') throw refusal(file, [{ message: 'it is empty', hint: nearest('a', ['b']) }]);
        await site.files.write(file, JSON.stringify({
          sources: site.sources.map(({ path, translates }) => [path, translates?.path ?? null]),
          titles: documents.map(({ title }) => title),
          navbar: [...files.get('docusaurus-theme-classic/navbar.json').values()].map(({ message }) => message),
          languages: site.languages,
          title: site.settings.title,
        }));
        const reported = site.reported(diagnostics);
        await printDiagnostics(reported, site.dir);
        if (reported.length > 0) fail();
        print('done');
      }));
  },`;
const config = (rules: string) =>
  `import probe from './probe.ts';\nexport default { title: 'Site', extensions: [probe()], rules: ${rules}, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, themeConfig: { navbar: { title: 'Site' } } };\n`;
const original = 'docusaurus-plugin-content-docs/current/index.md';
const files = {
  'lectern.config.ts': config('{}'),
  [`i18n/fr/${original}`]: '# Début\n',
  'docs/b.md': '# B\n\n:::attention\n\nText\n\n:::\n',
};

/** Runs a command in a site. */
async function runIn(dir: string, ...args: string[]) {
  process.env.LECTERN_SITE = dir;
  try {
    return await outcomeOf(() => runCommand(['node', 'lectern', ...args]));
  } finally {
    Reflect.deleteProperty(process.env, 'LECTERN_SITE');
  }
}

test('a command reads documents, strings and languages, writes a file, and reports diagnostics', () =>
  withExtension(commands, files, async ({ dir }) => {
    const { code, text } = await runIn(dir, 'export-strings', 'out/strings.json');
    assert.is(code, 1);
    assert.match(text, /^docs\/b\.md:3:\d+ error unknown-admonition/m);
    assert.match(text, /done\n$/);
    assert.equal(JSON.parse(readFileSync(path.join(dir, 'out/strings.json'), 'utf8')), {
      sources: [
        ['docs/b.md', null],
        ['docs/index.md', null],
        [`i18n/fr/${original}`, 'docs/index.md'],
      ],
      titles: ['B', 'Start', 'Début'],
      navbar: ['Site'],
      languages: [
        { name: 'en', path: '/', folder: 'i18n/en', isTranslated: true },
        { name: 'fr', path: '/fr/', folder: 'i18n/fr', isTranslated: true },
      ],
      title: 'Site',
    });
  }));

test('severities of the config apply, and wrong use ends with exit code 2', () =>
  withExtension(
    commands,
    { ...files, 'lectern.config.ts': config("{ 'unknown-admonition': 'off' }"), 'empty.json': '' },
    async ({ dir }) => {
      assert.equal(await runIn(dir, 'export-strings', 'strings.json'), { code: 0, text: 'done\n' });
      const { code, text } = await runIn(dir, 'export-strings', 'empty.json');
      assert.is(code, 2);
      assert.match(text, /empty\.json.* it is empty/);
    },
  ));

test.run();

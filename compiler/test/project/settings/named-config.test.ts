// Tests a config that the user names, instead of the default config in the site's folder.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { inspect } from '../../../inspect.ts';
import { openSite } from '../../../project/open-site.ts';
import { tempFolder } from '../../temp.ts';

test("a named config is read instead of the default one, relative to the site's or the current folder", async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json': '{ "title": "Usual" }',
      'config/staging.ts': "import { title } from './title.ts';\nexport default { title };\n",
      'config/title.ts': "export const title: string = 'Staging';\n",
      'config/docusaurus.staging.js':
        "module.exports = { title: 'Moved', url: 'https://a.example', baseUrl: '/', presets: [['classic', {}]] };\n",
      'docs/index.md': '# Start\n',
    });
    const opened = (config?: string) => openSite(site.dir, { config, stubMissing: true });
    const titleOf = async (config?: string) => (await opened(config)).config.title;
    assert.is(await titleOf(), 'Usual');
    assert.is(await titleOf('config/staging.ts'), 'Staging');
    const fromHere = path.relative(process.cwd(), path.join(site.dir, 'config/staging.ts'));
    const { config, configFile } = await opened(fromHere);
    assert.equal([config.title, configFile], ['Staging', 'config/staging.ts']);
    const moved = await opened('config/docusaurus.staging.js');
    assert.equal([moved.config.title, moved.config.docs[0]!.path], ['Moved', 'docs']);
    for (const [named, message] of [
      ['config/gone.ts', '--config: there is no file "config/gone.ts"'],
      ['docs/index.md', '--config: "docs/index.md" is not a config'],
    ] as const) {
      const error = await opened(named).catch((problem: unknown) => problem);
      assert.instance(error, ConfigError);
      assert.is((error as ConfigError).message, message);
    }
  } finally {
    site.remove();
  }
});

test('a config may be YAML, and an error in it has its location', async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.yml': 'title: Harbour\nthemeConfig:\n  navbar:\n    titel: Quay\n',
      'docs/index.md': 'Hi.\n',
    });
    const { diagnostics } = await refusal(site.dir);
    assert.equal(
      diagnostics.map(({ message, hint, place }) => [message, hint, place.line, place.column]),
      [['themeConfig.navbar.titel: there is no setting with this name', 'did you mean "title"?', 4, 5]],
    );
    site.write({ 'lectern.config.yml': 'title: Harbour\nthemeConfig:\n  navbar:\n    title: Quay\n' });
    assert.is((await openSite(site.dir)).config.themeConfig.navbar.title, 'Quay');
    site.write({ 'lectern.config.yml': 'title: [Harbour\n' });
    const [syntax] = (await refusal(site.dir)).diagnostics;
    assert.match(syntax!.message, /^this is not YAML: /);
    assert.ok(syntax!.place.line);
  } finally {
    site.remove();
  }
});

for (const [file, message, hint] of [
  ['lectren.config.json', 'Lectern does not read a config with this name', 'did you mean "lectern.config.json"?'],
  [
    'lectern.config.toml',
    'Lectern cannot read a config with this file extension',
    'rename the config to a file with the extension',
  ],
] as const) {
  test(`a file that looks like a config is reported instead of ignored: ${file}`, async () => {
    const site = tempFolder();
    try {
      site.write({ [file]: '{}', 'docs/index.md': 'Hi.\n' });
      const { file: reported, problems } = await refusal(site.dir);
      assert.equal([reported, problems[0]!.message], [file, message]);
      assert.match(problems[0]!.hint ?? '', hint);
    } finally {
      site.remove();
    }
  });
}

test('the second of two configs is reported as unread', async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json': '{ "title": "A" }',
      'lectern.config.yml': 'title: B\n',
      'docs/index.md': 'Hi.\n',
    });
    const { diagnostics } = await inspect(site.dir);
    assert.equal(
      diagnostics.map(({ rule, place }) => [rule, place.path]),
      [['unread-config', 'lectern.config.yml']],
    );
  } finally {
    site.remove();
  }
});

test('missing folders that a config names are reported with a suggestion', async () => {
  const site = tempFolder();
  try {
    const config = {
      title: 'A',
      docs: { path: 'handbok' },
      blog: { path: 'news' },
      staticDirectories: ['static', 'publik'],
    };
    site.write({ 'lectern.config.json': JSON.stringify(config), 'handbook/index.md': 'Hi.\n', 'static/a.txt': 'a' });
    const { problems } = await refusal(site.dir);
    assert.equal(
      problems.map(({ key, message, hint }) => [key, message, hint]),
      [
        ['docs[0].path', 'there is no folder "handbok"', 'did you mean "handbook"?'],
        ['blog[0].path', 'there is no folder "news"', 'change "blog[0].path"'],
        ['staticDirectories[1]', 'there is no folder "publik"', 'change "staticDirectories[1]"'],
      ],
    );
  } finally {
    site.remove();
  }
});

test('a file instead of a folder, and a folder instead of a file, are reported at their settings', async () => {
  const site = tempFolder();
  try {
    const config = { title: 'A', docs: { path: 'a.md' }, staticDirectories: ['a.md'] };
    site.write({ 'lectern.config.json': JSON.stringify(config), 'a.md': 'Hi.\n', 'docs/index.md': 'Hi.\n' });
    assert.equal(
      (await refusal(site.dir)).problems.map(({ key, message }) => [key, message]),
      [
        ['docs[0].path', '"a.md" is a file, but must be a folder'],
        ['staticDirectories[0]', '"a.md" is a file, but must be a folder'],
      ],
    );
    site.write({ 'lectern.config.json': JSON.stringify({ title: 'A', docs: { sidebarPath: 'docs' } }) });
    const error = await inspect(site.dir).catch((problem: unknown) => problem);
    assert.equal(
      (error as ConfigError).diagnostics.map(({ place, message }) => [place.path, place.line, message]),
      [['lectern.config.json', 1, 'docs[0].sidebarPath: "docs" is a folder, but must be a file']],
    );
  } finally {
    site.remove();
  }
});

test('a config that throws is reported with the location of the throw', async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.ts':
        'type Name = string;\n\nconst settings: any = undefined;\nexport default { title: settings.title as Name };\n',
      'docs/index.md': 'Hi.\n',
    });
    const [{ message, place }] = (await refusal(site.dir)).diagnostics as [Diagnostic];
    assert.match(message, 'the code throws an error');
    assert.equal([place.line, place.column], [4, 34]);
  } finally {
    site.remove();
  }
});

async function refusal(dir: string): Promise<ConfigError> {
  const error = await openSite(dir).catch((problem: unknown) => problem);
  assert.instance(error, ConfigError);
  return error as ConfigError;
}

test.run();

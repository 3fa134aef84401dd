import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import type { ConfigError } from '../../../compiler/diagnostics/errors/problem.ts';
import { disk } from '../../../compiler/fs/disk.ts';
import { loadConfig } from '../../../compiler/project/settings/load-config.ts';
import { openSite } from '../../../compiler/project/open-site.ts';
import { openSession } from '../../../compiler/session.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const titleOf = async (files: Record<string, string>, options = {}) => {
  const site = tempFolder();
  site.write({ 'docs/a.md': '# A\n', ...files });
  try {
    return (await openSite(site.dir, options)).config.title;
  } finally {
    site.remove();
  }
};

const problemOf = (files: Record<string, string>): Promise<string> =>
  titleOf(files).then(
    () => 'no fault',
    (error: ConfigError) => error.problems.map(({ message, hint = '' }) => `${message} | ${hint}`).join('\n'),
  );

const problemsOf = (files: Record<string, string>): Promise<string> =>
  titleOf(files).then(
    () => 'no fault',
    ({ message }: ConfigError) => message,
  );

const config = (more = '') =>
  `{ title: 'Site', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false }]], ${more} }`;

test('a config is any kind of module: it exports an object, a promise or a function', async () => {
  assert.is(await titleOf({ 'docusaurus.config.js': `module.exports = ${config()};` }), 'Site');
  assert.is(await titleOf({ 'docusaurus.config.mjs': `export default Promise.resolve(${config()});` }), 'Site');
  assert.is(
    await titleOf({
      'docusaurus.config.ts': `import type { Config } from '@docusaurus/types';\nexport default async function load(): Promise<Config> { return ${config()} as Config; }`,
    }),
    'Site',
  );
});

for (const isInstalled of [false, true])
  test(`a package with built-in behaviour is not run for a CommonJS config${isInstalled ? ', even if it is installed' : ''}`, async () => {
    const name = '@docusaurus/remark-plugin-npm2yarn';
    const site = tempFolder();
    try {
      site.write({
        'docs/a.md': '# A\n',
        'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { remarkPlugins: [[require('${name}'), { sync: true }]] } }]] };`,
        ...(isInstalled && {
          [`node_modules/${name}/package.json`]: '{ "main": "index.js" }',
          [`node_modules/${name}/index.js`]: 'module.exports = () => (root) => root;',
        }),
      });
      const { config } = await openSite(site.dir, {});
      assert.is(config.markdown.npm2yarn.sync, true);
      assert.equal(config.docs[0]!.remarkPlugins, []);
    } finally {
      site.remove();
    }
  });

test("a config may use Node's features of modules, and packages that Lectern replaces need not be installed", async () => {
  const text = `
    const path = require('path');
    const { themes } = require('prism-react-renderer');
    const words = require('./words.json');
    module.exports = {
      title: words.title + path.basename(__dirname).length,
      url: 'https://example.org',
      baseUrl: '/',
      presets: [[require.resolve('@docusaurus/preset-classic'), { blog: false, docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
      themeConfig: { prism: { theme: themes.github } },
    };`;
  const files = {
    'docusaurus.config.js': text,
    'words.json': '{ "title": "Words" }',
    'sidebars.js': "module.exports = { main: ['a'] };",
  };
  assert.match(await titleOf(files), /^Words\d+$/);
});

test('pagination labels follow the version of Docusaurus that is installed, or else declared', async () => {
  const labels = async (files: Record<string, string>) => {
    const site = tempFolder();
    site.write({ 'docs/a.md': '# A\n', 'docusaurus.config.js': `module.exports = ${config()};`, ...files });
    try {
      return (await openSite(site.dir, {})).config.docs[0]!.paginationLabels;
    } finally {
      site.remove();
    }
  };
  const installed = (version: string) => ({
    'node_modules/@docusaurus/core/package.json': JSON.stringify({ version }),
  });
  const declared = (range: string) => ({
    'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': range } }),
  });
  assert.is(await labels({}), 'sidebar');
  assert.is(await labels(installed('3.10.2')), 'sidebar');
  assert.is(await labels({ ...installed('3.2.1'), ...declared('^3.5.0') }), 'title');
  assert.is(await labels(declared('^3.5.0')), 'sidebar');
  assert.is(await labels(declared('2.4.3')), 'title');
  assert.is(await labels(declared('latest')), 'sidebar');
});

test('a package that is not installed is named, and --stub-missing replaces it', async () => {
  const files = {
    'docusaurus.config.js': `const x = require('not-here'); module.exports = ${config('customFields: { x: typeof x }')};`,
  };
  assert.is(
    await problemOf(files),
    'the file imports "not-here", which is not installed | run "npm install" in the site\'s folder, or use --stub-missing',
  );
  assert.is(await titleOf(files, { stubMissing: true }), 'Site');
});

test('the path of an uninstalled package can be resolved at any time, and its style sheets are left out', async () => {
  const site = tempFolder();
  site.write({
    'docs/a.md': '# A\n',
    'src/own.css': 'p { margin: 0 }',
    'docusaurus.config.js': `module.exports = () => ({
      title: 'Site', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { blog: false, theme: { customCss: ['./node_modules/not-here/a.css', require.resolve('not-here/b.css'), './src/own.css'] } }]],
      themes: [require.resolve('@docusaurus/theme-live-codeblock')],
      plugins: [require.resolve('docusaurus-lunr-search'), () => ({
        name: 'later',
        contentLoaded: ({ actions }) => actions.setGlobalData(typeof require.resolve('not-here/later')),
        configureWebpack: () => ({ resolve: { alias: { '#later': require.resolve('not-here/later') } } }),
      })],
    });`,
  });
  await openSite(site.dir, {}).then(
    () => assert.unreachable(),
    (error: ConfigError) => assert.match(error.problems[0]!.message, "Cannot find module 'not-here/b.css'"),
  );
  const { config, notices } = await openSite(site.dir, { stubMissing: true });
  assert.equal(config.globalData, { later: { default: 'string' } });
  assert.match(config.aliases['#later']!, 'not-here/later/index.cjs');
  assert.equal(config.themeConfig.customCss!.slice(-1), ['src/own.css']);
  assert.ok(notices.some(({ message }) => message === '"node_modules/not-here/a.css" left out: it is not installed'));
  site.remove();
});

test('placeholders are part of the fingerprint of a config, so its cached results are not used later', async () => {
  const fingerprint = async (files: Record<string, string>) => {
    const site = tempFolder();
    site.write({
      'docusaurus.config.js': `const plugin = require('./plugin'); module.exports = ${config('customFields: { is: typeof plugin }')};`,
      'plugin.js': "const shout = require('shout'); module.exports = () => shout;",
      ...files,
    });
    const options = { stateDir: path.join(site.dir, '.lectern'), stubMissing: true, files: disk };
    const loaded = await loadConfig(site.dir, 'docusaurus.config.js', options);
    site.remove();
    return loaded.fingerprint;
  };
  const without = await fingerprint({});
  assert.is(await fingerprint({}), without);
  assert.is.not(await fingerprint({ 'node_modules/shout/index.js': 'module.exports = 1;' }), without);
});

test('a list of a sidebar may be the default export of another module', async () => {
  const site = tempFolder();
  site.write({
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docusaurus.config.js': `module.exports = ${config("presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.ts' } }]]")};`,
    'sidebars.ts': "export default { main: ['a', { type: 'category', label: 'More', items: require('./more.ts') }] };",
    'more.ts': "const more = { deep: ['b'] };\nexport default more;",
  });
  const { published, diagnostics } = await compile(site.dir);
  assert.equal([published, diagnostics], [true, []]);
  const { sidebars } = JSON.parse(
    readFileSync(path.join(site.dir, 'dist/corpus/docs/default/current/sidebars.json'), 'utf8'),
  ) as { sidebars: { main: { items: { label: string }[] }[] } };
  assert.equal(
    sidebars.main[1]!.items.map(({ label }) => label),
    ['deep'],
  );
  site.remove();
});

test('a config that throws or has no export is reported', async () => {
  assert.match(
    await problemOf({ 'docusaurus.config.js': 'throw new Error("no luck");' }),
    'the code throws an error: no luck',
  );
  assert.match(
    await problemOf({ 'docusaurus.config.js': 'module.exports = () => { throw new Error("later"); };' }),
    'its function throws: later',
  );
  assert.match(await problemOf({ 'docusaurus.config.js': 'module.exports = 5;' }), 'the file exports no config');
});

test('cyclic or throwing settings, and settings of a wrong type, are reported with their keys', async () => {
  const settings: Record<string, string> = {
    'customFields: own': 'customFields.self: the value contains itself',
    'plugins: [["./p.js", own]]': 'plugins[0][1].self: the value contains itself',
    'themeConfig: { get navbar() { throw new Error("no luck"); } }':
      'themeConfig.navbar: the value throws an error when Lectern reads it: no luck',
    'customFields: { made: new (class { me = this; }) }':
      "customFields: can't be written as JSON: Converting circular structure to JSON",
    'headTags: 5': 'headTags: 5 is not allowed; expected array',
    'clientModules: 5': 'clientModules: 5 is not allowed; expected array',
    'staticDirectories: "static"': 'staticDirectories: "static" is not allowed; expected array',
    'staticDirectories: [5]': 'staticDirectories[0]: 5 is not allowed; expected string',
    'i18n: { defaultLocale: "en", locales: "en", localeConfigs: { en: null } }':
      'i18n.locales: "en" is not allowed; expected array',
  };
  for (const [given, problem] of Object.entries(settings)) {
    const text = `const own = {}; own.self = own; module.exports = ${config(given)};`;
    assert.is(await problemsOf({ 'docusaurus.config.js': text }), problem);
  }
  const text = "const items = []; items.push({ type: 'category', label: 'x', items }); module.exports = { items };";
  const site = tempFolder();
  site.write({
    'docs/a.md': '# A\n',
    'docusaurus.config.js': `module.exports = ${config().replace('blog: false', "blog: false, docs: { sidebarPath: './sidebars.js' }")};`,
    'sidebars.js': text,
  });
  try {
    await compile(site.dir);
    assert.unreachable();
  } catch (error) {
    assert.is((error as ConfigError).message, 'items[0].items: the value contains itself');
  } finally {
    site.remove();
  }
});

test('a Lectern config has precedence over it', async () => {
  const lectern = { 'lectern.config.json': '{ "title": "Own", "docs": {} }' };
  assert.is(await titleOf({ 'docusaurus.config.js': `module.exports = ${config()};`, ...lectern }), 'Own');
});

test('a Docusaurus site compiles unchanged, and recompiles when its config, an import of that, or its sidebars change', async () => {
  const site = tempFolder();
  site.write({
    'docusaurus.config.js': `const { title } = require('./title'); module.exports = { ...${config('ssrTemplate: "x"')}, title };`,
    'title.js': "exports.title = 'First';",
    'sidebars.js': "module.exports = { docs: [{ type: 'autogenerated', dirName: '.' }] };",
    'docs/a.md': '# A\n',
  });
  const once = await compile(site.dir);
  assert.equal([once.published, once.pages, once.notices.map(({ key }) => key)], [true, 2, ['ssrTemplate']]);
  assert.ok(existsSync(path.join(site.dir, 'dist/corpus/pages/docs/a.json')));
  const session = await openSession(site.dir, {});
  await session.compile();
  writeFileSync(path.join(site.dir, 'title.js'), "exports.title = 'Second title';");
  const { changed } = await session.compile();
  assert.ok(changed.includes('corpus/site.json'), changed.join());
  await session.close();
  site.remove();
});

test('code may import files elsewhere in the repository of the site, and none outside of it', async () => {
  const folder = tempFolder();
  const site = path.join(folder.dir, 'repository/website');
  folder.write({
    'repository/pnpm-workspace.yaml': 'packages: [website, kit]\n',
    'repository/kit/package.json': '{ "version": "1.2.3" }',
    'repository/website/docusaurus.config.js': `module.exports = ${config()};`,
    'repository/website/docs/a.mdx': "import kit from '../../kit/package.json';\n\n# A\n\n{kit.version}\n",
  });
  const { published, diagnostics } = await compile(site);
  assert.equal([published, diagnostics], [true, []]);
  folder.remove();
  folder.write({
    'repository/.github/CODEOWNERS': '',
    'repository/CONTRIBUTING.md': '## How to help\n',
    'repository/website/docusaurus.config.js': `module.exports = ${config()};`,
    'repository/website/docs/a.mdx': "import Help from '../../CONTRIBUTING.md';\n\n# A\n\n<Help />\n",
  });
  assert.equal((await compile(site)).diagnostics, []);
  folder.write({
    'outside.json': '{}',
    'repository/website/docs/a.mdx': "import x from '../../../compiler/outside.json';\n\n# A\n\n{x.y}\n",
  });
  assert.equal(
    (await compile(site)).diagnostics.map(({ rule }) => rule),
    ['missing-data'],
  );
  folder.remove();
});

test('a post without a date only warns and has the date of its file; hidden example files can be imported', async () => {
  const site = tempFolder();
  site.write({
    'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/', presets: ['classic'] };`,
    'docs/a.mdx': "import env from '!!raw-loader!../examples/.env.example';\n\n# A\n\n{env}\n",
    'examples/.env.example': 'KEY=none',
    'blog/first.md': '---\ntitle: First\n---\n\nText\n\n<!-- truncate -->\n',
  });
  const written = new Date('2021-05-06T10:00:00Z');
  utimesSync(path.join(site.dir, 'blog/first.md'), written, written);
  const { published, diagnostics } = await compile(site.dir);
  assert.equal(
    [published, diagnostics.map(({ rule, severity }) => [rule, severity])],
    [true, [['blog-date', 'warning']]],
  );
  const page = readFileSync(path.join(site.dir, 'dist/corpus/pages/blog/first.json'), 'utf8');
  assert.is((JSON.parse(page) as { date: string }).date, written.toISOString());
  site.remove();
});

test('placeholders of uninstalled packages can be called, iterated, and used as a style sheet', async () => {
  const files = {
    'docusaurus.config.js': `
      const glob = require('glob-not-here');
      const names = [];
      for (const file of glob.sync('*.md')) names.push(file);
      const { deep: { deeper } } = require('kit-not-here');
      const presets = [['classic', { theme: { customCss: [require.resolve('kit-not-here/own.css')] } }]];
      module.exports = { ...${config('customFields: { length: glob.sync("x").length }')}, title: 'Stand' + names.length + typeof deeper().x, presets };`,
  };
  assert.is(await titleOf(files, { stubMissing: true }), 'Stand0function');
});

test('a placeholder is left out wherever it is a value of the config, and reported there', async () => {
  const site = tempFolder();
  site.write({
    'docs/a.md': '# A\n',
    'docusaurus.config.js': `
      const lacking = require('not-here');
      module.exports = {
        title: lacking.title, tagline: 'Kept', url: lacking.url, baseUrl: lacking.base, staticDirectories: ['assets', lacking.dir],
        i18n: { defaultLocale: lacking.locale, locales: [lacking.locale] },
        presets: [['classic', {
          docs: { routeBasePath: '/', editUrl: lacking.url, sidebarPath: lacking.path, remarkPlugins: [lacking, [lacking.other, { a: 1 }]] },
          blog: lacking.blog,
          theme: { customCss: [lacking.css] },
        }]],
        plugins: [lacking.plugin, ['@docusaurus/plugin-client-redirects', lacking.options]],
        themes: [lacking.theme],
        headTags: [lacking.tag, { tagName: 'meta', attributes: { name: 'x', content: lacking.content } }],
        themeConfig: {
          navbar: { items: [lacking.item, { to: '/', label: 'Kept' }] },
          prism: { theme: lacking.theme, additionalLanguages: lacking.languages },
        },
      };`,
  });
  const { config: read, notices } = await openSite(site.dir, { stubMissing: true });
  assert.equal([read.title, read.tagline], [path.basename(site.dir), 'Kept']);
  assert.equal(
    read.themeConfig.navbar.items.map(({ label }) => label),
    ['Kept'],
  );
  const keys = notices.map(({ key }) => key);
  for (const key of [
    'title',
    'i18n.defaultLocale',
    'presets[0].docs.editUrl',
    'presets[0].docs.remarkPlugins[1]',
    'presets[0].theme.customCss[0]',
    'plugins[1]',
    'headTags[1].attributes.content',
    'themeConfig.navbar.items[0]',
    'themeConfig.prism.theme',
    'themeConfig.prism.additionalLanguages',
  ])
    assert.is(keys.filter((other) => other === key).length, 1, key);
  site.remove();
});

for (const isInstalled of [true, false])
  test(`a site of Docusaurus 2 is read as MDX 1, with a notice, ${isInstalled ? 'by the installed version' : 'by the version in its package.json'}`, async () => {
    const read = async (version: string) => {
      const site = tempFolder();
      site.write({
        'docs/a.mdx': '# A\n\nMap<string, number>\n',
        'docs/links.md': '# L\n\nSee <https://tea.example/leaves>. <!-- not this -->\n',
        'src/pages/index.js': "import Text from '../text.md';\n\nexport default () => <Text />;\n",
        'src/text.md': '<https://tea.example/milk>\n',
        'docusaurus.config.js': `module.exports = ${config()};`,
        ...(isInstalled
          ? { 'node_modules/@docusaurus/core/package.json': JSON.stringify({ version }) }
          : { 'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': `^${version}` } }) }),
      });
      try {
        const { published, diagnostics, notices } = await compile(site.dir);
        const page = published ? readFileSync(path.join(site.dir, 'dist/docs/links/index.html'), 'utf8') : '';
        return {
          published,
          rules: diagnostics.map(({ rule }) => rule),
          notices: notices.map(({ key }) => key),
          link: /<a [^>]*href="https:\/\/tea\.example\/leaves"/.test(page),
        };
      } finally {
        site.remove();
      }
    };
    assert.equal(await read('2.4.3'), {
      published: true,
      rules: ['mdx1-syntax'],
      notices: ['markdown.mdx1Compat.syntax'],
      link: true,
    });
    const { published, rules } = await read('3.9.0');
    assert.equal([published, [...new Set(rules)].sort()], [false, ['broken-module', 'mdx-syntax']]);
  });

test('a plugin of a package is named by its package and export', async () => {
  const fails = (start: string, name: string) =>
    `${start} function ${name}() { return () => { throw new Error('no tea'); }; }`;
  const messageFor = async (plugin: string) => {
    const site = tempFolder();
    site.write({
      'docs/a.md': '# A\n',
      'own.js': fails('module.exports =', 'brew'),
      'node_modules/remark-esm/package.json': '{"name":"remark-esm","type":"module","exports":"./index.js"}',
      'node_modules/remark-esm/index.js': "export { default } from './lib.js';\nexport { links } from './lib.js';",
      'node_modules/remark-esm/lib.js': `${fails('export default', 'attacher')}\n${fails('export', 'links')}`,
      'node_modules/@tea/remark/package.json': '{"name":"@tea/remark","main":"index.js"}',
      'node_modules/@tea/remark/index.js': fails('module.exports =', 'attacher'),
      'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { remarkPlugins: [${plugin}] } }]] };`,
    });
    try {
      return (await compile(site.dir, { cache: false })).diagnostics[0]!.message;
    } finally {
      site.remove();
    }
  };
  assert.match(await messageFor("require('remark-esm').default"), 'the plugin "remark-esm" ');
  assert.match(await messageFor("[require('remark-esm').links, {}]"), 'the plugin "remark-esm: links" ');
  assert.match(await messageFor("require('@tea/remark')"), 'the plugin "@tea/remark" ');
  assert.match(await messageFor("require('./own.js')"), 'the plugin "brew" ');
});

test.run();

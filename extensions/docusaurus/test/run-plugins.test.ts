// Tests that plugins of a Docusaurus site are run, and their results are published.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../compiler/project/open-site.ts';
import { compile } from '../../../compiler/index.ts';
import type { CompileReport } from '../../../compiler/compile-report.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const base = {
  'docusaurus.config.js': `module.exports = {
    title: 'Site', url: 'https://site.example', baseUrl: '/base/',
    presets: [['classic', { blog: false, pages: false }]],
    plugins: [['./plugins/harbours', { unit: 'm' }]],
  };`,
  'docs/a.md': '# A\n',
  'src/harbour.jsx': `
    import { usePluginData } from '@docusaurus/useGlobalData';
    import siteConfig from '../.docusaurus/docusaurus.config.mjs';
    import metadata from '@site/.docusaurus/site-metadata.json';
    import { round } from 'harbour-tools/round';
    import { join } from 'path';
    import { feet } from 'units';
    import 'crypto';
    import { parse } from 'url';
    import Mark from '@theme/HarbourMark';
    export default ({ harbour }) => <p><Mark />{round(harbour.depth)}{usePluginData('harbours').count}{join('deep')}{parse('x')}{feet}{siteConfig.title}{metadata.docusaurusVersion}</p>;`,
  'src/tools/round.js': 'export const round = Math.round;',
  'src/own-path.js': 'export const join = (name) => `joined-${name}`;',
  'node_modules/url/index.js': 'exports.parse = (text) => `parsed-${text}`;',
  'node_modules/metric/index.js': "exports.feet = 'no feet';",
  'node_modules/harbour-theme/HarbourMark/index.js':
    "exports.__esModule = true; const Sail = require('@theme/HarbourSail'); exports.default = () => 'mark' + Sail.default();",
  'node_modules/harbour-theme/HarbourSail.js':
    "exports.__esModule = true; const { title } = require('@generated/docusaurus.config').default; exports.default = () => title && 'sail';",
  'plugins/harbours/client.js': 'globalThis.harbours = true;',
  'plugins/harbours/index.js': `
    const path = require('path');
    module.exports = (context, options) => ({
      name: 'harbours',
      loadContent: async () => [{ name: 'kiel', depth: 9.5, unit: options.unit }],
      async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
        setGlobalData({ count: content.length });
        for (const harbour of content) {
          const data = await createData(harbour.name + '.json', JSON.stringify(harbour));
          addRoute({ path: context.baseUrl + 'harbours/' + harbour.name, component: '@site/src/harbour.jsx', modules: { harbour: data }, exact: true });
        }
        addRoute({ path: '/base/harbours/:any', component: '@site/src/harbour.jsx' });
        addRoute({ path: '/base/list', component: '@theme/HarbourList' });
      },
      injectHtmlTags: ({ content }) => ({ headTags: { tagName: 'meta', attributes: { name: 'harbours', content: String(content.length) } } }),
      getThemePath: () => '../../node_modules/harbour-theme',
      getClientModules: () => ['./client'],
      configureWebpack: (config, isServer, { currentBundler: { instance: webpack } }) => ({ resolve: { alias: { 'harbour-tools': path.join(context.siteDir, 'src/tools'), units: 'metric' }, fallback: { path: path.join(context.siteDir, 'src/own-path.js'), crypto: false, url: require.resolve('url') } }, plugins: [new webpack.BannerPlugin({ banner: 'x' })] }),
    });
    module.exports.validateOptions = ({ validate, options }) =>
      validate({ validate: (given) => ({ value: given, error: given.unit ? undefined : new Error('no unit') }) }, options);`,
};

async function compiled<T>(
  tree: Record<string, string>,
  inspect: (report: CompileReport, read: (file: string) => string) => T,
): Promise<T> {
  const site = tempFolder();
  try {
    site.write(tree);
    const report = await compile(site.dir);
    return inspect(report, (file) => readFileSync(path.join(site.dir, 'dist', file), 'utf8'));
  } finally {
    site.remove();
  }
}

test('a plugin loads content, and creates data, pages, elements of every page, modules and aliases from it', async () => {
  await compiled(base, ({ diagnostics, published, notices }, read) => {
    assert.equal([published, diagnostics], [true, []]);
    const page = JSON.parse(read('corpus/pages/harbours/kiel.json')) as { path: string; code: { href: string }[] };
    assert.is(page.path, '/base/harbours/kiel');
    const code = read(page.code[0]!.href.replace('/base/', ''));
    for (const part of ['9.5', '"m"', 'mark', 'Site', 'docusaurusVersion', 'joined-', 'parsed-', 'no feet', 'sail'])
      assert.ok(code.includes(part), part);
    const site = JSON.parse(read('corpus/site.json')) as { globalData: unknown; theme: { modules: string[] } };
    assert.equal(site.globalData, { harbours: { default: { count: 1 } } });
    assert.ok(read(site.theme.modules[0]!.replace('/base/', '')).includes('harbours'));
    assert.ok(read('docs/a.html'.replace('.html', '/index.html')).includes('<meta name="harbours" content="1">'));
    assert.equal(
      notices.map(({ key, message }) => `${key}: ${message}`),
      [
        'plugins[0] (./plugins/harbours): the route /harbours/:any of the plugin is left out: the path is a pattern, not the path of one page',
        'plugins[0] (./plugins/harbours): the route /list of the plugin is left out: the component @theme/HarbourList is a part of a theme that Lectern does not have',
        'plugins[0] (./plugins/harbours): in part: Lectern ignores these settings and plugins of the webpack config: BundlerPlugin',
        'onBrokenLinks: read as "warn": links can lead to pages of ignored plugins, ./plugins/harbours',
      ],
    );
  });
});

test('a plugin that fails or is not installed is left out with its error, and the site is still published', async () => {
  const config = (plugins: string) =>
    `module.exports = { title: 'Site', url: 'https://site.example', baseUrl: '/', presets: ['classic'], plugins: [${plugins}] };`;
  const tree = {
    ...base,
    'docusaurus.config.js': config(
      `'./plugins/harbours', 'not-there', function late() { return { loadContent: async () => { throw new Error('no luck'); } }; }`,
    ),
  };
  await compiled(tree, ({ published, notices }) => {
    assert.is(published, true);
    assert.equal(
      notices.map(({ key, message }) => `${key}: ${message}`),
      [
        'plugins[0] (./plugins/harbours): left out: its validateOptions throws: no unit',
        'plugins[1] (not-there): left out: it is not installed',
        'plugins[2] (late): left out: its loadContent throws: no luck',
        'onBrokenLinks: read as "warn": links can lead to pages of ignored plugins, ./plugins/harbours, not-there, late',
      ],
    );
  });
});

test('a plugin with cyclic data, which is not JSON, is left out with its error', async () => {
  const plugin = `() => ({ name: 'round', async contentLoaded({ actions }) { const o = {}; o.o = o; actions.setGlobalData(o); } })`;
  const config = `module.exports = { title: 'Site', url: 'https://site.example', baseUrl: '/', presets: ['classic'], plugins: [${plugin}] };`;
  await compiled({ ...base, 'docusaurus.config.js': config }, ({ published, notices }) => {
    assert.is(published, true);
    assert.match(notices[0]!.message, 'its contentLoaded throws: Converting circular structure to JSON');
  });
});

test("aliases and globals of webpack plugins are carried over, including Node's modules", async () => {
  const tree = {
    'docusaurus.config.js': `
      class NodePolyfillPlugin {
        apply(compiler) {
          compiler.options.plugins.push(new (class ProvidePlugin { definitions = { Tide: [require.resolve('./src/tide'), 'high'] } })());
          compiler.options.resolve.fallback = { zlib: require.resolve('./src/own-zlib'), ...compiler.options.resolve.fallback };
        }
      }
      module.exports = {
        title: 'Site', url: 'https://site.example', baseUrl: '/', presets: [['classic', { blog: false, docs: false }]],
        plugins: [() => ({
          name: 'names',
          configureWebpack: (config, isServer, { currentBundler: { instance: webpack } }) => ({
            plugins: [
              new webpack.DefinePlugin({ HARBOUR: JSON.stringify('Saltby'), 'process.env': { DEPTH: 7 }, ODD: 'call(1)' }),
              new webpack.ProvidePlugin({ Boat: './src/boat' }),
              new NodePolyfillPlugin(),
              new webpack.IgnorePlugin({}),
            ],
          }),
        })],
      };`,
    'src/tide.js': "export const high = 'high tide';\n",
    'src/own-zlib.js': "export default 'own zlib';\n",
    'src/boat.js': "export default 'the Petrel';\n",
    'src/pages/index.js': `import zlib from 'zlib';
export default () => <main>{[HARBOUR, process.env.DEPTH, Boat, Tide, zlib].join(', ')}</main>;\n`,
  };
  await compiled(tree, ({ published, diagnostics, notices }, read) => {
    assert.equal([published, diagnostics], [true, []]);
    assert.equal(
      notices.map(({ message }) => message),
      ['in part: Lectern ignores these settings and plugins of the webpack config: BundlerPlugin'],
    );
    assert.match(read('index.html'), 'Saltby, 7, the Petrel, high tide, own zlib');
  });
});

test('a docs component that the config names renders the docs from their content', async () => {
  const tree = {
    'docusaurus.config.js': `module.exports = {
      title: 'Site', url: 'https://site.example', baseUrl: '/', themes: ['./theme'],
      presets: [['classic', { blog: false, pages: false, docs: { docItemComponent: '@theme/TideItem' } }]],
      plugins: [['content-docs', { id: 'more', path: 'more', routeBasePath: 'more', docItemComponent: '@theme/Gone' }]],
    };`,
    'theme/index.js': "module.exports = () => ({ name: 'tides', getThemePath: () => __dirname + '/parts' });",
    'theme/parts/TideItem.jsx': `import Layout from '@theme/DocItem/Layout';
      export default ({ content: Content }) => <Layout><b>{Content.frontMatter.tide} of {Content.metadata.id}</b><Content /></Layout>;`,
    'docs/a.mdx': '---\ntide: ebb\n---\n\n# A\n\nWords.\n',
    'more/b.md': '# B\n',
  };
  await compiled(tree, ({ published, diagnostics, notices }, read) => {
    assert.equal([published, diagnostics], [true, []]);
    assert.equal(
      notices.map(({ message }) => message),
      ['left out: no loaded theme contains "@theme/Gone"'],
    );
    const { theme } = JSON.parse(read('corpus/site.json')) as { theme: { slots: Record<string, string> } };
    assert.match(read(theme.slots.DocItem!.slice(1)), 'tide');
  });
});

test("components of a plugin's theme replace slots of the viewer, unless the site replaces them", async () => {
  const tree = {
    'docusaurus.config.js': `module.exports = {
      title: 'Site', url: 'https://site.example', baseUrl: '/', themes: ['old-theme', 'snippets'],
      presets: [['classic', { blog: false, pages: false }]],
    };`,
    'node_modules/old-theme/index.js':
      "module.exports = () => ({ name: 'old', getThemePath: () => __dirname + '/parts' });",
    'node_modules/old-theme/parts/CodeBlock/index.js': "export default () => 'of the old theme';",
    'node_modules/snippets/index.js':
      "module.exports = () => ({ name: 'snippets', postBuild() {}, getThemePath: () => __dirname + '/parts' });",
    'node_modules/snippets/parts/CodeBlock/index.js': `"use strict";
      const Code = require('@theme-init/CodeBlock');
      const Note = require('../Note');
      module.exports = (props) => props.metastring ? Note.default(props) : Code.default(props);`,
    'node_modules/snippets/parts/Note.js': "exports.__esModule = true; exports.default = () => 'of a snippet';",
    'node_modules/snippets/parts/DocCard.jsx': "export default () => 'card of the plugin';",
    'node_modules/snippets/parts/SearchBar.jsx': "export default () => 'search of the plugin';",
    'node_modules/snippets/parts/ErrorPageContent.jsx': "export default () => 'an error';",
    'src/theme/DocCard.jsx': `import Original from '@theme-original/DocCard';
      export default (props) => ['card of the site', <Original key="own" {...props} />];`,
    'docs/a.mdx': `import CodeBlock from '@theme/CodeBlock';\nimport Box from '@theme/CodeBlock/Container';
import Note from '@theme/Note';\nimport First from '@theme-init/Note';\n\n# A\n\n<Note /> <First /> <CodeBlock /> <Box as="div" />\n`,
  };
  await compiled(tree, ({ published, diagnostics, notices }, read) => {
    assert.equal([published, diagnostics], [true, []]);
    const { theme } = JSON.parse(read('corpus/site.json')) as { theme: { slots: Record<string, string> } };
    assert.equal(Object.keys(theme.slots).sort(), ['CodeBlock', 'DocCard']);
    const code = (file: string): string =>
      read(file) +
      [...read(file).matchAll(/from"\.\/([^"]+)"/g)].map(([, other]) => read(`assets/${other}`)).join('\n');
    assert.match(code(theme.slots.CodeBlock!.slice(1)), 'of a snippet');
    assert.not.match(code(theme.slots.CodeBlock!.slice(1)), 'of the old theme');
    for (const words of ['card of the site', 'card of the plugin'])
      assert.match(code(theme.slots.DocCard!.slice(1)), words);
    assert.equal(
      notices.map(({ key, message }) => `${key}: ${message}`),
      [
        'themes[1] (snippets): in part: its components ErrorPageContent do not replace components of the viewer',
        'themes[1] (snippets): in part: Lectern ignores SearchBar, because every site has its own search index',
        'themes[1] (snippets): in part: Lectern ignores postBuild, which works on the output of Docusaurus',
      ],
    );
  });
});

test('an uninstalled preset is read as the classic one, and config values from it are left out', async () => {
  const site = tempFolder();
  site.write({
    'docs/a.md': '# A\n',
    'docusaurus.config.js': `
      const { tags } = require('own-preset');
      module.exports = {
        title: 'Site', url: 'https://site.example', baseUrl: '/', headTags: [tags.first, { tagName: 'meta', attributes: { name: 'a', content: tags.second } }],
        presets: [['own-preset', { docs: { routeBasePath: 'words' }, blog: false }], ['other-preset', { id: 'no-content' }]],
      };`,
  });
  const { config, notices } = await openSite(site.dir, { stubMissing: true });
  assert.is(config.docs[0]!.routeBasePath, 'words');
  assert.equal(
    config.headTags.map((tag) => (tag as { attributes: object }).attributes),
    [{ name: 'a' }],
  );
  assert.ok(notices.some(({ message }) => message === 'its options are read as options of the classic preset'));
  site.remove();
});

test('PostCSS plugins, from configurePostCss and from postcss.config.js, process the style sheet of the site', async () => {
  const tree = {
    'docusaurus.config.js': `module.exports = {
      title: 'Site', url: 'https://site.example', baseUrl: '/', presets: [['classic', { blog: false, pages: false, theme: { customCss: './a.css' } }]],
      plugins: [function colours() { return { name: 'colours', configurePostCss(options) { options.plugins.push(require('./red')); } }; }],
    };`,
    'docs/a.md': '# A\n',
    'a.css': '.a { colour: red; breadth: 7px }',
    'red.js': `module.exports = Object.assign(() => ({ change: (css) => css.replace('colour', 'color') }), { postcss: true });`,
    'postcss.config.js': `module.exports = { plugins: { 'postcss-wide': { as: 'width' }, 'postcss-off': false } };`,
    'node_modules/postcss-wide/index.js': `module.exports = ({ as }) => ({ change: (css) => css.replace('breadth', as) });`,
    'node_modules/postcss/index.js': `module.exports = (plugins) => ({ process: async (css) => ({ css: plugins.reduce((text, make) => make().change(text), css), messages: [] }) });`,
  };
  await compiled(tree, ({ diagnostics, notices }, read) => {
    assert.equal([diagnostics, notices], [[], []]);
    const { theme } = JSON.parse(read('corpus/site.json')) as { theme: { styles: string[] } };
    assert.match(read(theme.styles.at(-1)!.slice(1)), /\.a\{color:red;width:7px\}/);
  });
});

test('a PostCSS plugin that is not installed is reported if the site continues without it', async () => {
  const site = tempFolder();
  site.write({
    'docusaurus.config.js': `module.exports = {
      title: 'Site', url: 'https://site.example', baseUrl: '/', presets: [['classic', { blog: false, pages: false }]],
      plugins: [() => ({ name: 'colours', configurePostCss(options) { options.plugins.push(require('not-here')); return options; } })],
    };`,
    'docs/a.md': '# A\n',
  });
  const { notices } = await openSite(site.dir, { stubMissing: true });
  assert.equal(
    notices.map(({ message }) => message),
    ['in part: Lectern ignores a PostCSS plugin whose package is not installed, so its styles are missing'],
  );
  site.remove();
});

test('an unknown preset is replaced by its themes and plugins, and the known ones of these are built in', async () => {
  const tree = {
    ...base,
    'docusaurus.config.js': `module.exports = {
      title: 'Site', url: 'https://site.example', baseUrl: '/base/',
      presets: [['./presets/own', { docs: { routeBasePath: 'guide' } }], './presets/broken'],
    };`,
    'presets/broken.js': "module.exports = () => { throw new Error('no luck'); };",
    'presets/own.js': `
      module.exports = (context, { docs }) => ({
        themes: [[require.resolve('../node_modules/@docusaurus/theme-classic'), {}]],
        plugins: [
          [require.resolve('../node_modules/@docusaurus/plugin-content-docs'), docs],
          [require.resolve('../plugins/harbours'), { unit: context.baseUrl }],
        ],
      });`,
    'node_modules/@docusaurus/theme-classic/index.js': "throw new Error('not to be run');",
    'node_modules/@docusaurus/plugin-content-docs/index.js': "throw new Error('not to be run');",
  };
  await compiled(tree, ({ diagnostics, published, notices }, read) => {
    assert.equal([published, diagnostics], [true, []]);
    const routes = JSON.parse(read('corpus/routes.json')) as { routes: { path: string }[] };
    const paths = routes.routes.map((route) => route.path);
    assert.ok(paths.includes('/base/guide/a') && paths.includes('/base/harbours/kiel'), paths.join());
    const reported = notices.map(({ key, message }) => `${key}: ${message}`);
    assert.is(reported[0], 'presets[1] (./presets/broken): left out: its preset throws: no luck');
    assert.match(reported[1]!, /^presets\[0\]\.plugins\[1\] \(.*harbours.*: the route /);
  });
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settings } from '../../../compiler/extensions/config/read-config.ts';
import { parseConfig } from '../../../compiler/config/parse-config.ts';
import { translateConfig } from '../config/translate-config.ts';
import { writeConfig } from '../../../compiler/project/foreign/write-config.ts';

const theme = { plain: { color: '#111' }, styles: [{ types: ['keyword'], style: { color: 'red' } }] };
const given = {
  title: "The captain's site",
  url: 'https://example.org',
  baseUrl: '/base/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [['classic', { docs: { routeBasePath: '/', breadcrumbs: true }, blog: false }]],
  plugins: [['content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],
  themeConfig: {
    navbar: {
      title: 'Site',
      items: [
        { to: '/a', label: 'A' },
        { type: 'html', position: 'right', value: '<b>"x"</b>' },
      ],
    },
    footer: { copyright: 'one\ntwo' },
    prism: { theme },
  },
  customFields: { 'a key': [1, 2, null, true] },
};

function written(config: object) {
  const { config: translated, notices } = translateConfig(config as Record<string, unknown>, '/site', settings);
  const text = writeConfig(translated, {
    from: 'docusaurus.config.js',
    notices,
    named: new Map([['themes.red', theme]]),
    imports: ["import { themes } from 'themes';"],
  });
  return { text, translated };
}

/** Evaluates a written config. The config must be a single expression. */
function read(text: string): unknown {
  const expression = text.slice(text.indexOf('defineConfig(', text.indexOf('export default')));
  return new Function('defineConfig', 'themes', `return ${expression}`)((config: unknown) => config, { red: theme });
}

test('a written config is equivalent to the Docusaurus config', () => {
  const { text, translated } = written(given);
  assert.equal(parseConfig(read(text), 'lectern.config.ts'), parseConfig(translated, 'docusaurus.config.js'));
});

test('default values are left out, and other settings are in the order of a config', () => {
  const { text } = written(given);
  const keys = [...text.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key);
  assert.equal(keys, [
    'title',
    'url',
    'baseUrl',
    'onBrokenAnchors',
    'markdown',
    'rules',
    'docs',
    'blog',
    'pages',
    'changelog',
    'csp',
    'themeConfig',
    'customFields',
  ]);
  assert.not.match(text, 'breadcrumbs');
});

test('small settings are on one line, and named values are written as their name', () => {
  const { text } = written(given);
  assert.match(text, "        { to: '/a', label: 'A', position: 'left' },\n");
  assert.match(text, "import { themes } from 'themes';\n");
  assert.match(text, '      theme: themes.red,\n');
  assert.not.match(written({ title: 'T', url: 'https://example.org', baseUrl: '/' }).text, 'import { themes }');
});

test('comments mark code that must be copied, and left-out settings', () => {
  const { text } = written({
    ...given,
    presets: [['classic', { docs: { editUrl: () => 'x', docRootComponent: 'own' }, blog: false }]],
    plugins: [],
  });
  assert.match(text, '// editUrl: copy this code from docusaurus.config.js\n');
  assert.match(text, '// - presets[0].docs.docRootComponent left out: ');
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keysOf, settingPlaces } from '../../../project/settings/setting-places.ts';

/** Returns the line number and the source at the location of a setting. */
function found(file: string, lines: string[], key: string): string | undefined {
  const at = settingPlaces(file, lines.join('\n'))(keysOf(key));
  return at && `${at.line}: ${lines[at.line - 1]!.slice(at.column - 1, at.end ? at.end.column - 1 : at.column)}`;
}

test('a setting is found in JSON by its keys', () => {
  const lines = ['{', '  "title": "A",', '  "themeConfig": { "navbar": { "items": [{}, { "to": "/" }] } }', '}'];
  assert.is(found('lectern.config.json', lines, 'title'), '2: "title"');
  assert.is(found('lectern.config.json', lines, 'themeConfig.navbar.items[1].to'), '3: "to"');
});

test('it is found in TypeScript, although types take up space', () => {
  const lines = [
    'interface Extra {',
    '  a: string;',
    '}',
    "const title = 'A' as const;",
    'const config: Record<string, unknown> & Partial<Extra> = {',
    '  title,',
    "  'tagline': <string>title, url: 'x',",
    '  docs: { path: 1 },',
    '};',
    'export default defineConfig(config satisfies object);',
  ];
  assert.is(found('lectern.config.ts', lines, 'title'), '6: title');
  assert.is(found('lectern.config.ts', lines, 'tagline'), "7: 'tagline'");
  assert.is(found('lectern.config.ts', lines, 'url'), '7: url');
  // `docs: {…}` means the same as `docs: [{…}]`.
  assert.is(found('lectern.config.ts', lines, 'docs[0].path'), '8: path');
});

test('it is found through variables, functions and spreads', () => {
  const lines = [
    'const shared = { a: { b: 1 } };',
    'async function create() {',
    '  return { ...shared, c: [1, 2] };',
    '}',
    'module.exports = create();',
  ];
  assert.is(found('config.js', lines, 'a.b'), '1: b');
  assert.is(found('config.js', lines, 'c[1]'), '3: 2');
});

test('a missing setting has the location of the setting around it; computed settings, and invalid JavaScript, have none', () => {
  assert.is(found('config.js', ['export default { a: { b: f() } };'], 'a.b.c[2]'), '1: b');
  assert.is(found('config.js', ['export default f;'], 'a'), undefined);
  assert.is(found('config.js', ['export default {'], 'a'), undefined);
  assert.is(found('config.js', ['const a = b, b = a;', 'export default a;'], 'a'), undefined);
});

test('a setting inside Docusaurus presets and plugins is found by its name, if it is unique', () => {
  const lines = [
    'module.exports = {',
    "  presets: [['classic', { docs: { tags: 'a.yml' },",
    "    blog: { authorsMapPath: 'b.yml', path: 'blog' } }]],",
    "  plugins: [['@docusaurus/plugin-content-docs', { path: 'api' }]],",
    '};',
  ];
  assert.is(found('docusaurus.config.js', lines, 'docs[0].tags'), '2: tags');
  assert.is(found('docusaurus.config.js', lines, 'blog[0].authorsMapPath'), '3: authorsMapPath');
  assert.is(found('docusaurus.config.js', lines, 'docs[1].path'), undefined, 'two are called so');
  assert.is(found('lectern.config.js', lines, 'docs[0].tags'), undefined);
});

test.run();

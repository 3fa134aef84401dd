import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settingStrings } from '../../../project/settings/setting-strings.ts';

const found = (file: string, text: string) =>
  settingStrings(file, text).map(({ key, value, start, end }) => `${key ?? '-'} ${value} ${text.slice(start, end)}`);

test('strings of settings are found in JSON, YAML, JavaScript and TypeScript, each with its key', () => {
  assert.equal(found('sidebars.json', '{ "docs": ["a", { "id": "b" }] }'), ['- a "a"', 'id b "b"']);
  assert.equal(found('_category_.yml', 'label: A\nlink: { id: "b" }\nlist:\n  - c\n'), [
    'label A A',
    'id b "b"',
    '- c c',
  ]);
  const js = "// 'a'\nmodule.exports = { docs: ['a', { type: 'doc', id: `b` }], [name]: 'c', d: 'e' + 'f' };";
  assert.equal(found('sidebars.js', js), ["- a 'a'", "type doc 'doc'", 'id b `b`']);
  const ts =
    "import type { A } from 'a';\nconst x: A = { id: 'b' as const };\nexport default { docs: [x, 'c'] satisfies A[] };";
  assert.equal(found('sidebars.ts', ts), ["id b 'b'", "- c 'c'"]);
});

test('a file that cannot be read has no strings', () => {
  assert.equal(found('sidebars.js', 'module.exports = {'), []);
});

test.run();

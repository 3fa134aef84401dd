// Each folder in fixtures/parse contains a document and the expected parse result. `UPDATE=1` rewrites the
// results; review the changes like code.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Body } from '../../../corpus/schema/body.ts';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import type { Marked } from '../../parse/document.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from './options.ts';

const folder = fileURLToPath(new URL('../../../fixtures/parse/', import.meta.url));
const names = readdirSync(folder).sort();

test('there are samples', () => {
  assert.ok(names.length >= 8);
});

for (const name of names) {
  const file = ['input.md', 'input.mdx'].map((input) => `${folder}${name}/${input}`).find((path) => existsSync(path))!;
  const document = parseSource(readFileSync(file, 'utf8'), parseOptions(file.endsWith('x') ? 'mdx' : 'md'));

  test(`the sample "${name}" is parsed as expected`, () => {
    const expected = `${folder}${name}/expected.json`;
    const actual = `${JSON.stringify(document, undefined, 1)}\n`;
    if (process.env.UPDATE) writeFileSync(expected, actual);
    assert.fixture(actual, readFileSync(expected, 'utf8'));
  });

  test(`the body of the sample "${name}" is valid in a corpus without its marks`, () => {
    assert.ok(Body.safeParse({ type: 'root', children: document.body.children.map(withoutMarks) }).success);
  });
}

function withoutMarks(node: BodyNode & Marked): BodyNode {
  if (node.type === 'text') return node;
  const { references: _, given: __, export: ___, ...bare } = node;
  return { ...bare, children: bare.children.map(withoutMarks) };
}

test.run();

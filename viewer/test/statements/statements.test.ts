import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { statementSections } from './all-statements.ts';
import { digest } from './digest.ts';
import { testNames } from './test-names.ts';
import { writeTable } from './write-table.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const statements = statementSections.flatMap((section) => section.statements);

test('every statement has an id of its own', () => {
  const ids = statements.map(({ id }) => id);
  assert.equal(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  );
});

test('the tests that statements name are there', () => {
  assert.equal(
    statements
      .filter(({ test: [file, name] }) => !testNames(read(file)).includes(name))
      .map(({ id, test: [, name] }) => `${id}: ${name}`),
    [],
  );
});

test('what breaks a statement still stands in the source, once', () => {
  assert.equal(
    statements.filter(({ broken: [file, find] }) => read(file).split(find).length !== 2).map(({ id }) => id),
    [],
  );
});

test('every test was seen to fail with what breaks its statement', () => {
  const seen = JSON.parse(read('viewer/test/statements/seen-to-fail.json')) as Record<string, string>;
  assert.equal(
    statements.filter((each) => seen[each.id] !== digest(each)).map(({ id }) => id),
    [],
    'run: npm run mutations',
  );
});

test('the table says what the statements say', () => {
  const path = 'viewer/test/statements/STATEMENTS.md';
  const table = writeTable(statementSections);
  if (process.env.UPDATE) writeFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), table);
  assert.is(read(path), table);
});

test.run();

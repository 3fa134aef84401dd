import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { statementSections } from './all-statements.ts';
import { features, promises } from './claims.ts';
import { digest } from './statement.ts';
import { writeTable } from './write-table.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const statements = statementSections.flatMap((section) => section.statements);

test('every statement has a unique id', () => {
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

test('the source contains the text of each mutation exactly once', () => {
  assert.equal(
    statements.filter(({ broken: [file, find] }) => read(file).split(find).length !== 2).map(({ id }) => id),
    [],
  );
});

test('every test was seen to fail with the mutation of its statement', () => {
  const seen = JSON.parse(read('viewer/test/statements/seen-to-fail.json')) as Record<string, string>;
  assert.equal(
    statements.filter((each) => seen[each.id] !== digest(each)).map(({ id }) => id),
    [],
    'run: npm run mutations',
  );
});

test('the table matches the statements', () => {
  const path = 'viewer/test/statements/STATEMENTS.md';
  const table = writeTable(statementSections);
  if (process.env.UPDATE) writeFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), table);
  assert.is(read(path), table);
});

/** Returns the words in bold at the start of list items. */
const boldItems = (page: string) => [...page.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, words]) => words!);

/**
 * Returns the rows `| feature | … | Lectern |` of the comparison: the feature as text or link, and Lectern's support.
 */
const featureRows = () =>
  [...read('content/docs/comparison.md').matchAll(/^\| ([^|]+?) \|(?: [^|]+ \|){4} (yes|partly|no)\b[^|]*\|$/gm)].map(
    ([, feature, has]) => ({ feature: feature!.replace(/^\[(.*)\]\([^)]*\)$/, '$1'), has: has! }),
  );

test('every promise of the README and of the introduction names its tests', () => {
  const readme = read('README.md');
  const intro = read('content/docs/introduction.md');
  const listed: Record<string, string[]> = {
    'README.md': boldItems(readme.slice(0, readme.indexOf('\n## '))),
    'content/docs/introduction.md': boldItems(
      intro.slice(intro.indexOf('## What follows'), intro.indexOf('## What it is not')),
    ),
  };
  for (const [page, claims] of Object.entries(promises))
    assert.equal(
      claims.map(({ sentence }) => sentence),
      listed[page],
      page,
    );
});

test('the comparison claims what tests show, and nothing else', () => {
  const rows = featureRows();
  assert.is(rows.length, 46);
  assert.equal(
    features.map(({ sentence }) => sentence),
    rows.filter(({ has }) => has !== 'no').map(({ feature }) => feature),
  );
});

test('the tests that claims name are there', () => {
  const claims = [...Object.values(promises).flat(), ...features];
  const missing = claims.flatMap(({ sentence, tests }) =>
    tests.filter(([file, name]) => !testNames(read(file)).includes(name)).map(([, name]) => `${sentence}: ${name}`),
  );
  assert.equal(missing, []);
  assert.ok(claims.every(({ tests }) => tests.length > 0));
});

test('the comparison counts the wishes as they are listed', () => {
  const page = read('content/docs/comparison.md');
  const wishes = [...page.matchAll(/^\| *\d+ *\| [^|]+ \| (yes|partly|no) *\|/gm)].map(([, has]) => has!);
  assert.is(wishes.length, 25);
  const count = (expected: string) => wishes.filter((has) => has === expected).length;
  assert.match(page, `Lectern meets ${count('yes')} of ${wishes.length} requests, and ${count('partly')} in part.`);
});

/**
 *     testNames("test('it\\'s', …")  →  ["it's"]
 *
 * @param source the source of a test file
 * @returns the names of its tests. A computed name is returned as in the source
 */
function testNames(source: string): string[] {
  return [...source.matchAll(/\btest(?:\.only)?\((['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , name]) =>
    name!.replace(/\\(.)/g, '$1'),
  );
}

test.run();

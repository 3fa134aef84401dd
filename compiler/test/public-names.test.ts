// public-names.json lists the public exports. Adding or removing a public export affects users, so the test fails on
// any unintended change. `UPDATE=1 npm test -- public-names` rewrites the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportedNames } from '../../scripts/declarations.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const list = fileURLToPath(new URL('public-names.json', import.meta.url));

/** Public module → source file with its exports. */
const modules = {
  lectern: 'compiler/index.ts',
  'lectern/client': 'viewer/client/index.ts',
  'lectern/test': 'compiler/compile-fixture.ts',
  'lectern/openapi': 'extensions/openapi/index.ts',
  'lectern/remote-cache': 'extensions/remote-cache/index.ts',
  '@lectern/corpus': 'corpus/index.ts',
  '@lectern/corpus/hast': 'corpus/hast/to-hast.ts',
  '@lectern/corpus/markdown': 'corpus/markdown/to-markdown.ts',
  '@lectern/corpus/mdast': 'corpus/mdast/to-mdast.ts',
  '@lectern/corpus/validate': 'corpus/validate/validate.ts',
  '@lectern/viewer': 'viewer/library/viewer.tsx',
};

test('the packages export the names that are listed, and no others', () => {
  const found = exportedNames(
    Object.values(modules).map((file) => root + file),
    `${root}tsconfig.json`,
  );
  const names = Object.fromEntries(Object.keys(modules).map((name, index) => [name, found[index]]));
  if (process.env.UPDATE) writeFileSync(list, `${JSON.stringify(names, null, 2)}\n`);
  assert.equal(names, JSON.parse(readFileSync(list, 'utf8')));
});

test.run();

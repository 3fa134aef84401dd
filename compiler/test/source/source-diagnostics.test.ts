import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeInFile } from '../../source/source-diagnostics.ts';
import { splitChangelog } from '../../source/split-changelog.ts';

const [release] = splitChangelog('CHANGELOG.md', '# Changes\n\n## 1.0.0\n\nA [link](./x.md).\n');
const sources = new Map([[release!.path, { file: { ...release!, kind: 'document' as const } }]]);
const fault = (place: Diagnostic['place']): Diagnostic => ({
  rule: 'broken-link',
  severity: 'error',
  message: 'broken-link',
  url: 'https://example.org',
  place,
});

test('a fault of a release is placed in the file, at the line where it stands there', () => {
  assert.equal(placeInFile(fault({ path: 'CHANGELOG.md#1.0.0', line: 3, column: 3 }), sources).place, {
    path: 'CHANGELOG.md',
    line: 5,
    column: 3,
  });
});

test('a fault of the whole release is placed at its heading', () => {
  assert.equal(placeInFile(fault({ path: 'CHANGELOG.md#1.0.0' }), sources).place, {
    path: 'CHANGELOG.md',
    line: 3,
  });
});

test('any other fault stays where it is', () => {
  const other = fault({ path: 'docs/a.md', line: 3 });
  assert.is(placeInFile(other, sources), other);
});

test.run();

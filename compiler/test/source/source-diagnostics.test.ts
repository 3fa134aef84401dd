import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { disabledRules } from '../../parse/checks/disabled-rules.ts';
import { placeInFile, unusedComments } from '../../source/source-diagnostics.ts';
import { splitChangelog } from '../../source/split-changelog.ts';

const [release] = splitChangelog('CHANGELOG.md', '# Changes\n\n## 1.0.0\n\nA [link](./x.md).\n');
const sources = new Map([[release!.path, { file: { ...release!, kind: 'document' as const } }]]);
const diagnosticAt = (place: Diagnostic['place']): Diagnostic => ({
  rule: 'broken-link',
  severity: 'error',
  message: 'broken-link',
  url: 'https://example.org',
  place,
});

test('placeInFile moves a diagnostic of a release to its line in the file', () => {
  assert.equal(placeInFile(diagnosticAt({ path: 'CHANGELOG.md#1.0.0', line: 3, column: 3 }), sources).place, {
    path: 'CHANGELOG.md',
    line: 5,
    column: 3,
  });
});

test('placeInFile moves a diagnostic of a whole release to its heading', () => {
  assert.equal(placeInFile(diagnosticAt({ path: 'CHANGELOG.md#1.0.0' }), sources).place, {
    path: 'CHANGELOG.md',
    line: 3,
    column: 1,
  });
});

test('placeInFile gives a diagnostic of a whole source the first line, but not of other files', () => {
  const file = { path: 'docs/a.md', relativePath: 'a.md', kind: 'document' as const, collection: undefined };
  const documents = new Map([[file.path, { file }]]);
  assert.equal(placeInFile(diagnosticAt({ path: 'docs/a.md' }), documents).place, {
    path: 'docs/a.md',
    line: 1,
    column: 1,
  });
  assert.equal(placeInFile(diagnosticAt({ path: 'docs/a.png' }), documents).place, { path: 'docs/a.png' });
});

test('placeInFile leaves other diagnostics unchanged', () => {
  const other = diagnosticAt({ path: 'docs/a.md', line: 3 });
  assert.is(placeInFile(other, sources), other);
});

/** @returns the warnings about `lectern-disable-next-line` comments without effect. `found`: the diagnostics of the
 * file */
function unused(text: string, found: Diagnostic[], { path = 'docs/a.mdx', draft = false } = {}): string[] {
  const head = { disabledRules: disabledRules(text, 0).rules, frontMatter: { draft } };
  return unusedComments(found, [{ path, head }]).map(
    ({ place, message }) => `${place.line}:${place.column} ${message}`,
  );
}

const comment = '{/* lectern-disable-next-line broken-link */}\n[a](/b)\n';

test('unusedComments reports a comment that disables a rule without findings', () => {
  const warnings = ['1:1 the rule "broken-link" reports nothing on line 2, so this comment has no effect'];
  assert.equal(unused(comment, []), warnings);
  assert.equal(unused(comment, [diagnosticAt({ path: 'docs/a.mdx', line: 2 })]), []);
  assert.equal(unused(comment, [{ ...diagnosticAt({ path: 'docs/a.mdx', line: 3 }), severity: 'warning' }]), warnings);
});

test('unusedComments skips documents with unchecked rules', () => {
  assert.equal(unused(comment, [], { draft: true }), []);
  assert.equal(unused(comment, [], { path: 'docs/_part.mdx' }), []);
  assert.equal(unused(comment, [{ ...diagnosticAt({ path: 'docs/a.mdx', line: 9 }), rule: 'mdx-syntax' }]), []);
  assert.equal(unused('{/* lectern-disable-next-line missing-alt, external-link */}\na\n', []), []);
});

test.run();

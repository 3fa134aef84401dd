// Tests that errors in a config have the fields of diagnostics, and the deprecated fields of earlier releases.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';

const error = new ConfigError('lectern.config.ts', [
  { key: 'docs[0].path', message: 'expected text', at: { line: 3, column: 5, end: { line: 3, column: 9 } } },
  { key: 'versions.json', message: 'is missing', hint: 'add it', file: { path: 'versions.json', text: '' } },
  { key: 'title', message: 'is missing' },
]);

test('a problem has the fields of its diagnostic, and the former names', () => {
  const fields = Object.keys(diagnose('invalid-config', { path: 'a' }, { key: 'a', reason: 'b' }));
  for (const [index, problem] of error.problems.entries()) {
    const diagnostic = error.diagnostics[index]!;
    for (const field of fields) assert.ok(field in problem && field in diagnostic, field);
    const { key, at, file, message, ...shared } = problem;
    assert.equal({ ...shared, message: diagnostic.message }, diagnostic);
    assert.ok(diagnostic.message.endsWith(message));
    assert.is(diagnostic.place.path, file?.path ?? error.file);
    if (at) assert.is(diagnostic.place.line, at.line);
    if (key !== diagnostic.place.path) assert.is(diagnostic.place.setting, key);
  }
});

test('each problem has a path, a place and a hint', () => {
  assert.equal(
    error.problems.map(({ rule, severity, place, hint }) => [rule, severity, place.path, place.line, hint]),
    [
      ['invalid-config', 'error', 'lectern.config.ts', 3, 'write text in quotes'],
      ['invalid-config', 'error', 'versions.json', 1, 'add it'],
      ['invalid-config', 'error', 'lectern.config.ts', 1, 'add "title"'],
    ],
  );
});

test('an error can be created from the problems of another error', () => {
  const moved = new ConfigError('other.config.ts', error.problems);
  assert.is(moved.problems[0]!.place.path, 'other.config.ts');
  assert.is(moved.message, error.message);
  assert.equal(refusal('--out', { message: 'is no folder' }).problems[0]!.place, { path: '--out' });
});

test.run();

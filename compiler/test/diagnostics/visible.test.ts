import { test } from 'uvu';
import * as assert from 'uvu/assert';
import pc from 'picocolors';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { formatDiagnostic } from '../../diagnostics/format.ts';
import { terminalText, visible } from '../../diagnostics/visible.ts';

test('control characters and direction marks are shown by their code', () => {
  assert.is(visible('a\u001b[2Jb\u009bc\u202ed\u2066e\u0007'), 'a\\u001b[2Jb\\u009bc\\u202ed\\u2066e\\u0007');
});

test('a printed text keeps its lines, tabs and colours, and no other control sequence', () => {
  const paint = pc.createColors(true);
  const own = `${paint.bold(paint.red('a'))}\tb\n${paint.dim(paint.cyan('c'))}`;
  assert.is(terminalText(own), own);
  for (const order of [
    '\u001b[2J',
    '\u001b[8m',
    '\u001b]0;title\u0007',
    '\u001b[31;8m',
    '\u009b31m',
    '\u001b7',
    '\r',
    '\u202e',
  ])
    assert.not.match(
      terminalText(`a${order}b`),
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/,
      JSON.stringify(order),
    ); // oxlint-disable-line no-control-regex
});

test('printed JSON escapes the same characters', () => {
  const value = { 'a\u202e': ['\u009b2J', '\u001b', 'ü', '\t'] };
  const printed = terminalText(JSON.stringify(value, null, 2));
  assert.not.match(printed, /[\u0080-\u009f\u202e]/); // oxlint-disable-line no-control-regex
  assert.equal(JSON.parse(printed), value);
});

test("a name with line breaks can't look like another diagnostic", () => {
  const diagnostic = diagnose(
    'invalid-config',
    { path: 'docs/a\nb.md', line: 1 },
    { key: '', reason: 'c\nd.md:1 error e', hint: 'f\ng' },
  );
  assert.equal(formatDiagnostic(diagnostic, undefined, pc.createColors(false)).split('\n'), [
    'docs/a\\u000ab.md:1 error invalid-config c',
    '    d.md:1 error e',
    '  hint: f',
    '    g',
  ]);
});

test.run();

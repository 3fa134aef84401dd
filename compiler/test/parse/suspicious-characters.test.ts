import { test } from 'uvu';
import * as assert from 'uvu/assert';
import pc from 'picocolors';
import { formatDiagnostic } from '../../diagnostics/format.ts';
import { placeFinding } from '../../diagnostics/diagnostic.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from './options.ts';

test('invisible characters are reported at the first location, and NUL is removed', () => {
  const { head, body } = parseSource('---\ntitle: A\u0000\n---\n\nab\u202ec\u202e\n\n`x\u2066`\n', parseOptions('md'));
  assert.equal(
    head.findings.map(({ rule, message, at }) => [
      rule,
      /U\+\w+(?:, \d times)?/.exec(message)![0],
      at!.line,
      at!.column,
    ]),
    [
      ['suspicious-character', 'U+0000', 2, 9],
      ['suspicious-character', 'U+202E, 2 times', 5, 3],
      ['suspicious-character', 'U+2066', 7, 3],
    ],
  );
  assert.is(head.frontMatter.title, 'A');
  assert.not.match(JSON.stringify(body), /\\u0000/);
});

test('direction marks that Hebrew and Arabic need are allowed', () => {
  assert.equal(parseSource('\u200fשלום\u200e\n', parseOptions('md')).head.findings, []);
});

test('formatDiagnostic escapes control characters, and the caret is below its column', () => {
  const text = 'a \u001b]0;title\u0007 [x](./\u202ey.md)';
  const { head } = parseSource('\u202e', parseOptions('md'));
  const diagnostic = {
    ...placeFinding(head.findings[0]!, 'docs/\u001b[2Ja.md'),
    message: '"./\u202ey.md\u0007" does not exist',
    place: { path: 'docs/\u001b[2Ja.md', line: 1, column: 13 },
  };
  const shown = formatDiagnostic(diagnostic, text, pc.createColors(false));
  assert.not.match(shown, /[\u0000-\u0009\u000b-\u001f\u202e]/);
  assert.match(shown, '"./\\u202ey.md\\u0007" does not exist');
  assert.match(shown, 'docs/\\u001b[2Ja.md:1:13');
  assert.is(shown.split('\n')[2]!.indexOf('^'), shown.split('\n')[1]!.indexOf('a \ufffd') + 12);
});

test.run();

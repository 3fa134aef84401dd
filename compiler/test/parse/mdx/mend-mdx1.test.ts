import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mendMdx1 } from '../../../parse/mdx/mend-mdx1.ts';

const inName = 'Unexpected character `=` (U+003D) before name, expected a character that can start a name';

test('mendMdx1 escapes the start of invalid syntax', () => {
  assert.is(mendMdx1('a\n## Mocha <=6', inName, { line: 2, column: 11 }), 'a\n## Mocha \\<=6');
  assert.is(
    mendMdx1('{ok} {not ok}', 'Could not parse expression with acorn', { line: 1, column: 10 }),
    '{ok} \\{not ok}',
  );
  assert.is(
    mendMdx1('{a {b} c', 'expected a corresponding closing brace for `{`', { line: 1, column: 9 }),
    '\\{a {b} c',
  );
});

test('mendMdx1 closes an unclosed void element, escapes an unknown tag, and leaves other elements', () => {
  const open = (tag: string, end: number) =>
    `Expected a closing tag for \`<${tag}>\` (1:3-1:${end}) before the end of \`paragraph\``;
  assert.is(mendMdx1('a <br>b', open('br', 7), { line: 1, column: 8 }), 'a <br />b');
  assert.is(mendMdx1('a <Type>b', open('Type', 9), { line: 1, column: 10 }), 'a \\<Type>b');
  assert.is(mendMdx1('a <div>b', open('div', 8), { line: 1, column: 9 }), undefined);
});

test('mendMdx1 ends a list at two empty lines before a closing tag', () => {
  const text = '<A>\n\n- one\n- two\n\n\n  </A>\n';
  const inItem =
    'Expected the closing tag `</A>` either after the end of `listItem` (7:6) or another opening tag after the start of `listItem` (4:1)';
  assert.is(mendMdx1(text, inItem, { line: 7, column: 3 }), text.replace('  </A>', '</A>'));
  const near = text.replace('\n\n\n', '\n\n');
  assert.is(mendMdx1(near, inItem, { line: 6, column: 3 }), near.replace('</A>', '\\</A>'));
});

test('mendMdx1 ignores escaped characters and other paragraphs', () => {
  assert.is(mendMdx1('a \\<=6', inName, { line: 1, column: 5 }), undefined);
  assert.is(mendMdx1('a < b\n\nc', inName, { line: 3, column: 1 }), undefined);
  assert.is(mendMdx1('a', 'acorn', { line: 1, column: 1 }), undefined);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mendMdx1 } from '../../../parse/mdx/mend-mdx1.ts';

const inName = 'Unexpected character `=` (U+003D) before name, expected a character that can start a name';

test('what is at fault is escaped where it begins', () => {
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

test('an element that nothing closes is closed where it can be, text where it is none, and else left', () => {
  const open = (tag: string, end: number) =>
    `Expected a closing tag for \`<${tag}>\` (1:3-1:${end}) before the end of \`paragraph\``;
  assert.is(mendMdx1('a <br>b', open('br', 7), { line: 1, column: 8 }), 'a <br />b');
  assert.is(mendMdx1('a <Type>b', open('Type', 9), { line: 1, column: 10 }), 'a \\<Type>b');
  assert.is(mendMdx1('a <div>b', open('div', 8), { line: 1, column: 9 }), undefined);
});

test('a closing tag after two empty lines is none of the list before them', () => {
  const text = '<A>\n\n- one\n- two\n\n\n  </A>\n';
  const inItem =
    'Expected the closing tag `</A>` either after the end of `listItem` (7:6) or another opening tag after the start of `listItem` (4:1)';
  assert.is(mendMdx1(text, inItem, { line: 7, column: 3 }), text.replace('  </A>', '</A>'));
  const near = text.replace('\n\n\n', '\n\n');
  assert.is(mendMdx1(near, inItem, { line: 6, column: 3 }), near.replace('</A>', '\\</A>'));
});

test('what is escaped already, or is not in its paragraph, is not at fault', () => {
  assert.is(mendMdx1('a \\<=6', inName, { line: 1, column: 5 }), undefined);
  assert.is(mendMdx1('a < b\n\nc', inName, { line: 3, column: 1 }), undefined);
  assert.is(mendMdx1('a', 'acorn', { line: 1, column: 1 }), undefined);
});

test.run();

// Tests that remark parses sources with deeply nested code, which would overflow the native parser's stack and kill the
// process.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { costsTooMuch } from '../../../parse/native/costs-too-much.ts';

const nesting = [
  '!',
  '-+',
  'typeof ',
  'new\n',
  'a=>',
  'a?b:',
  'a=',
  'a**',
  '<a>',
  'if(a)',
  '(',
  '[',
  '{a:',
  '`${',
  'do ',
];

for (const code of nesting) {
  test(`a thousand times ${JSON.stringify(code)} and a few is too much, but only in MDX`, () => {
    const text = `{${code.repeat(1_001)}1}`;
    assert.is(costsTooMuch(text, true), true);
    assert.is(costsTooMuch(text, false), false);
  });
}

for (const code of ['1 + ', '1 - ', 'a*', 'a\n|', 'a && ', 'a > '])
  test(`a chain of ${JSON.stringify(code)} is too much if it would overflow the stack`, () => {
    assert.is(costsTooMuch(`{${code.repeat(30_000)}1}`, true), true);
  });

test('many directives, entities, images or invalid addresses in one paragraph are also too much in Markdown', () => {
  for (const unit of [':a ', '&amp;', '![a](b) ', 'a_b ', 'ahttps://b.c ', 'ftp://b.c '])
    for (const isMdx of [false, true]) {
      assert.is(costsTooMuch(unit.repeat(4_000), isMdx), true, unit);
      assert.is(costsTooMuch(`- ${unit}\n`.repeat(40_000), isMdx), unit.includes('!') && isMdx, unit);
      assert.is(costsTooMuch(`\`\`\`\n${unit.repeat(4_000)}\n\`\`\`\n`, false), false, unit);
    }
});

test('length and addresses alone cost nothing', () => {
  for (const unit of ['a\n', '- a\n', '| a | b |\n', 'https://example.org/a ', 'https://b.c\n'])
    assert.is(costsTooMuch(unit.repeat(50_000), true), false, unit);
});

test('expressions cost in any position', () => {
  assert.is(costsTooMuch('- {a}\n'.repeat(3_001), true), true);
  assert.is(costsTooMuch('- {a}\n'.repeat(3_001), false), false);
});

test('words that contain a keyword are not keywords', () => {
  assert.is(costsTooMuch('A newer window does renew, and throwing is avoided.\n'.repeat(2_000), true), false);
});

test.run();

// The native engine overflows its stack, and ends the process, where code nests deep: it is not given such texts.
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
  test(`a thousand times ${JSON.stringify(code)} and a few is too much, in MDX alone`, () => {
    const text = `{${code.repeat(1_001)}1}`;
    assert.is(costsTooMuch(text, true), true);
    assert.is(costsTooMuch(text, false), code.includes(':'));
  });
}

test('directives, entities and length cost in Markdown, too', () => {
  for (const text of [':a '.repeat(1_001), '&amp;'.repeat(1_001), 'a\n'.repeat(150_001)])
    assert.is(costsTooMuch(text, false), true);
});

test('words that hold a keyword are none', () => {
  assert.is(costsTooMuch('A newer window does renew, and throwing is avoided.\n'.repeat(2_000), true), false);
});

test.run();

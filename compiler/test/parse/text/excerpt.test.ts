import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../../scripts/testing/cpu-seconds.ts';
import { excerpt } from '../../../parse/text/excerpt.ts';

const examples: readonly (readonly [says: string, text: string, expected: string])[] = [
  ['the first line with words is taken', '\n\nFirst line\nsecond line', 'First line'],
  ['an h1 is passed over', '# Title\n\nWords', 'Words'],
  ['an h1 with an id is passed over', '# Title {#id}\n\nWords', 'Words'],
  ['a title underlined with = is passed over', 'Title\n=====\n\nWords', 'Words'],
  ['another heading is taken without its marks', '## Sub *title*', 'Sub title'],
  ['emphasis, code and strikethrough lose their marks', '**A** _b_ `c` ~~d~~', 'A b c d'],
  ['a link leaves its text, an image its alternative text', '[a](b) ![c](d) [e][f]', 'a c e'],
  ['a footnote leaves nothing', 'Words[^1]', 'Words'],
  ['tags are taken off', '<b>Words</b> <br/>', 'Words'],
  [
    'a tag ends after the code in its attributes',
    '<Counter style={{ a: 1 }} onSame={(x) => x}>**Bold** words',
    'Bold words',
  ],
  ['a quote loses its mark', '> Words', 'Words'],
  ['the line of an admonition is passed over', ':::tip Title\n\nWords\n\n:::', 'Words'],
  ['names of emoji are taken off with the space before', 'Words :tada: here', 'Words here'],
  [
    'imports and exports are passed over up to a blank line',
    "import a from 'a';\nmore\n\nexport const b = 1;\n\nWords",
    'Words',
  ],
  ['fenced code is passed over', '```js\ncode\n```\nWords', 'Words'],
  ['a fence closes only on as many ticks', '````md\n```\ncode\n```\n````\nWords', 'Words'],
  ['a text without words has none', '# Title\n\n```\ncode\n```', ''],
];

for (const [says, text, expected] of examples) test(says, () => assert.is(excerpt(text), expected));

test('a line of a million marks takes no time', () => {
  for (const marks of ['![*_`[', '<a{', '<a{{}']) assert.ok(cpuSeconds(() => void excerpt(marks.repeat(200_000))) < 1);
});

test.run();

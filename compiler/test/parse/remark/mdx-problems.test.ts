// Tests that each mistake is reported as one error, and all errors of a file are reported at once.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

const rows: [name: string, text: string, found: string[]][] = [
  ['an unclosed tag', 'a\n\n<div>\n\nb\n', ['3:1-6 Expected a closing tag for `<div>`']],
  ['an unclosed tag within another', '<div>\n<b>\n</div>\n', ['3:1- Unexpected closing tag `</div>`']],
  ['a closing tag without an opening one', 'a\n\n</div>\n\nb', ['3:2- Unexpected closing slash `/` in tag']],
  ['a closing tag with the wrong name', '<div>a</p>', ['1:7- Unexpected closing tag `</p>`']],
  [
    'several errors of different kinds',
    'a {1 +} b\n\n<div>\n\nc <1 d\n\nimport x from;\n\n{f(}\n\n</Tabs>\n',
    [
      '1:7- Could not parse expression with acorn',
      '5:4- Unexpected character `1` (U+0031) before name',
      '7:14- Could not parse import/exports with acorn',
      '9:4- Could not parse expression with acorn',
      '11:1- Unexpected closing tag `</Tabs>`',
    ],
  ],
];

for (const [name, text, found] of rows) {
  test(`errors are reported once, with locations: ${name}`, () => {
    for (const parser of ['native', 'remark'] as const) {
      const { findings } = parseSource(text, parseOptions('mdx'), parser).head;
      const reported = findings.map(({ rule, at, message }) => {
        assert.is(rule, 'mdx-syntax');
        const reason = /MDX: (.*?)(?:, expected.*| \(\d+:.*)?$/.exec(message)![1];
        return `${at?.line}:${at?.column}-${at?.end?.column ?? ''} ${reason}`;
      });
      assert.equal(reported.sort(), [...found].sort(), parser);
    }
  });
}

test.run();

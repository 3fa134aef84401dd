import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentTitle } from '../../../parse/text/content-title.ts';

const examples: readonly (readonly [says: string, text: string, expected: string | undefined])[] = [
  ['a heading at the start is the title', '# Title\n\ntext', 'Title'],
  ['blank lines before it do not matter', '\n\n  \n# Title', 'Title'],
  ['a block of imports before it does not matter', "import A from 'a';\nimport B from 'b';\n\n# Title", 'Title'],
  ['several blocks of imports do not matter', "import A from 'a';\n\nimport B from 'b';\n\n# Title", 'Title'],
  ['a line underlined with = is a title', 'Title\n===\n\ntext', 'Title'],
  ['an id at its end is dropped', '# Title {#the-id}', 'Title'],
  ['an id in a comment is dropped', '# Title {/* #the-id */}', 'Title'],
  ['closing marks are dropped', '# Title ##', 'Title'],
  ['the ticks of code are dropped', '# The `config` file', 'The config file'],
  ['text before a heading means no title', 'text\n\n# Title', undefined],
  ['an h2 is no title', '## Title', undefined],
  ['a # without a space is no heading', '#Title', undefined],
  ['an empty heading is no title', '# \n\ntext', undefined],
];

for (const [says, text, expected] of examples) test(says, () => assert.is(contentTitle(text), expected));

test.run();

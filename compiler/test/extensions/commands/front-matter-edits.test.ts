// Tests edits of front matter in any style. Other lines must not change.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frontMatterEdits } from '../../../extensions/commands/front-matter-edits.ts';

function edit(text: string, changes: Parameters<typeof frontMatterEdits>[1]): string {
  return frontMatterEdits(text, changes)
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: added }) => all.slice(0, start) + added + all.slice(end), text);
}

type Row = [name: string, text: string, aliases: string[], expected: string];

const rows: Row[] = [
  ['none', '# A\r\n', ['/a'], '---\r\naliases: [/a]\r\n---\r\n\r\n# A\r\n'],
  ['other keys alone', '---\ntitle: "A" # a\n---\nText', ['/a'], '---\ntitle: "A" # a\naliases: [/a]\n---\nText'],
  ['nothing', '---\n---\nText', ['/a'], '---\naliases: [/a]\n---\nText'],
  [
    'a list in brackets',
    '---\naliases: [ /a ] # old\nb: 1\n---\n',
    ['/a', '/b c'],
    '---\naliases: [ /a, "/b c" ] # old\nb: 1\n---\n',
  ],
  [
    'a list of lines',
    '---\naliases:\n    - /a\nb: 1\n---\n',
    ['/a', '/b'],
    '---\naliases:\n    - /a\n    - /b\nb: 1\n---\n',
  ],
  ['a list at the edge', '---\naliases:\n- /a\n- /b\n---\n', ['/b'], '---\naliases:\n- /b\n---\n'],
  ['one text', '---\naliases: /a\nb: 1\n---\n', ['/a', '/b'], '---\naliases: [/a, /b]\nb: 1\n---\n'],
  ['an empty list', '---\naliases: []\n---\n', ['/b'], '---\naliases: [/b]\n---\n'],
  ['one that is not needed any more', '---\naliases: [/a]\nb: 1\n---\n', [], '---\nb: 1\n---\n'],
  ['lines that are not needed any more', '---\na: 1\naliases:\n  - /a\n---\n', [], '---\na: 1\n---\n'],
  ['a rule and no front matter', '# A\n\n---\n', ['/a'], '---\naliases: [/a]\n---\n\n# A\n\n---\n'],
];

for (const [name, text, aliases, expected] of rows) {
  test(`front matter with ${name}`, () => {
    assert.is(edit(text, { aliases }), expected);
  });
}

test('a page key is added next to aliases, replaced and removed', () => {
  const aliases = ['../a', '..', '2024'];
  assert.is(
    edit('# A\n', { aliases, page_key: 'null' }),
    '---\naliases: [../a, .., "2024"]\npage_key: "null"\n---\n\n# A\n',
  );
  assert.is(edit('---\ntitle: A\n---\n', { page_key: 'a/b' }), '---\ntitle: A\npage_key: a/b\n---\n');
  assert.is(edit('---\npage_key: "a" # old\nb: 1\n---\n', { page_key: 'c' }), '---\npage_key: c # old\nb: 1\n---\n');
  assert.is(edit('---\npage_key: a\nb: 1\n---\n', { page_key: null }), '---\nb: 1\n---\n');
});

test.run();

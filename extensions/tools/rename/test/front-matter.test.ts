// Tests adding former addresses to front matter in any style. Nothing else in it may change.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyEdits } from '../text/edit.ts';
import { frontMatterEdits, type FrontMatterChanges } from '../text/front-matter.ts';

type Row = [name: string, text: string, before: string[], after: string[], expected: string];

const rows: Row[] = [
  ['none', '# A\r\n', [], ['/a'], '---\r\naliases: [/a]\r\n---\r\n\r\n# A\r\n'],
  ['other keys alone', '---\ntitle: "A" # a\n---\nText', [], ['/a'], '---\ntitle: "A" # a\naliases: [/a]\n---\nText'],
  ['nothing', '---\n---\nText', [], ['/a'], '---\naliases: [/a]\n---\nText'],
  [
    'a list in brackets',
    '---\naliases: [ /a ] # old\nb: 1\n---\n',
    ['/a'],
    ['/a', '/b c'],
    '---\naliases: [ /a, "/b c" ] # old\nb: 1\n---\n',
  ],
  [
    'a list of lines',
    '---\naliases:\n    - /a\nb: 1\n---\n',
    ['/a'],
    ['/a', '/b'],
    '---\naliases:\n    - /a\n    - /b\nb: 1\n---\n',
  ],
  ['a list at the edge', '---\naliases:\n- /a\n- /b\n---\n', ['/a', '/b'], ['/b'], '---\naliases:\n- /b\n---\n'],
  ['one text', '---\naliases: /a\nb: 1\n---\n', ['/a'], ['/a', '/b'], '---\naliases: [/a, /b]\nb: 1\n---\n'],
  ['an empty list', '---\naliases: []\n---\n', [], ['/b'], '---\naliases: [/b]\n---\n'],
  ['one that is not needed any more', '---\naliases: [/a]\nb: 1\n---\n', ['/a'], [], '---\nb: 1\n---\n'],
  ['lines that are not needed any more', '---\na: 1\naliases:\n  - /a\n---\n', ['/a'], [], '---\na: 1\n---\n'],
  ['a rule and no front matter', '# A\n\n---\n', [], ['/a'], '---\naliases: [/a]\n---\n\n# A\n\n---\n'],
];

for (const [name, text, before, after, expected] of rows) {
  test(`front matter with ${name}`, () => {
    assert.is(applyEdits(text, frontMatterEdits(text, { aliases: { before, after } })), expected);
  });
}

test('a page key is added next to aliases, replaced and removed', () => {
  const edit = (text: string, changes: FrontMatterChanges) => applyEdits(text, frontMatterEdits(text, changes));
  const aliases = { before: [], after: ['../a', '..', '2024'] };
  assert.is(
    edit('# A\n', { aliases, pageKey: 'null' }),
    '---\naliases: [../a, .., "2024"]\npage_key: "null"\n---\n\n# A\n',
  );
  assert.is(edit('---\ntitle: A\n---\n', { pageKey: 'a/b' }), '---\ntitle: A\npage_key: a/b\n---\n');
  assert.is(edit('---\npage_key: "a" # old\nb: 1\n---\n', { pageKey: 'c' }), '---\npage_key: c # old\nb: 1\n---\n');
  assert.is(edit('---\npage_key: a\nb: 1\n---\n', { pageKey: null }), '---\nb: 1\n---\n');
});

test.run();

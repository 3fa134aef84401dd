// Tests that `findUrl` finds the URL of a link or image in Markdown.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyEdits, lineStarts } from '../text/edit.ts';
import { findUrl } from '../text/find-url.ts';
import type { ContentLink } from '../../../../compiler/index.ts';

type Row = [name: string, url: string, text: string, mended: string, syntax?: ContentLink['syntax']];

const rows: Row[] = [
  ['where its text says the same', './a.md', '[./a.md](./a.md "./a.md")', '[./a.md](./NEW "./a.md")'],
  ['between angle brackets', 'a b.md', '[a](<a b.md>)', '[a](<./NEW>)'],
  ['with escapes and entities', 'a_(b)&c.md', String.raw`[a](a\_\(b\)&amp;c.md)`, '[a](./NEW)'],
  ['in a definition', './a.md#x', '[a][1] and\n\n  [1]: ./a.md#x "A"', '[a][1] and\n\n  [1]: ./NEW "A"'],
  ['of an image', './a.png', '[![./a.png](./a.png)](./a.md)', '[![./a.png](./NEW)](./a.md)'],
  [
    'as an attribute',
    '/docs/a',
    '<a href="/docs/a" title="/docs/a/b">/docs/a</a>',
    '<a href="./NEW" title="/docs/a/b">/docs/a</a>',
    'jsx',
  ],
  [
    'in an expression',
    './a.png',
    '<img src={require(`./a.png`).default} />',
    '<img src={require(`./NEW`).default} />',
    'jsx',
  ],
  [
    'of an import',
    './a.md',
    "import A from './a.md';\nimport B from './a.mdx';",
    "import A from './NEW';\nimport B from './a.mdx';",
    'jsx',
  ],
];

for (const [name, url, text, mended, syntax = 'markdown'] of rows) {
  test(`an address is found ${name}`, () => {
    const starts = lineStarts(text);
    const [first = ''] = text.split('\n');
    const at = { line: 1, column: 1, end: { line: 1, column: first.length + 1 } };
    const found = findUrl(url, { kind: 'link', syntax }, at, text, starts);
    assert.is(
      applyEdits(
        text,
        found.map((each) => ({ ...each, text: './NEW' })),
      ),
      mended,
    );
  });
}

test('an address that code concatenates is not found', () => {
  const text = "<a href={'./a' + '.md'}>./a.md</a>";
  assert.equal(findUrl('./a.md', { kind: 'link', syntax: 'jsx' }, { line: 1, column: 1 }, text, [0]), []);
});

test.run();

// What keeps readers out who see little or nothing, in the text of a page; both parsers say the same.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

type Row = [name: string, format: 'md' | 'mdx', text: string, found: string[]];

const rows: Row[] = [
  ['an image of Markdown without a text', 'mdx', 'See ![](a.png)', ['1:5 missing-alt']],
  [
    'an element without a text, but not mere decoration',
    'md',
    '<img src="a.png"> <img src="b.png" alt="">',
    ['1:1 missing-alt'],
  ],
  ['the same in MDX', 'mdx', 'a <img src="/a.png" />', ['1:3 missing-alt']],
  [
    'a component without a text',
    'mdx',
    '<ThemedImage sources={{light: "/a.png", dark: "/b.png"}} />',
    ['1:1 missing-alt'],
  ],
  [
    'a text that is the name of the file, or of any image',
    'mdx',
    '![Boat.PNG](a.png)\n\n![screenshot](b.png)',
    ['1:1 poor-alt', '3:1 poor-alt'],
  ],
  ['a text', 'mdx', '![A boat](a.png) <img src="/a.png" alt={1} />', []],
  ['a link that says nothing', 'mdx', '[Here!](/a) and [»click here«](/b)', ['1:1 vague-link', '1:17 vague-link']],
  ['one in another language', 'md', '<a href="/a">Mehr …</a>', ['1:1 vague-link']],
  ['one that says more, or is an example of code', 'mdx', '[Here are boats](/a) [`#here`](#a)', []],
  ['one that is called something else', 'mdx', '<a href="/a" aria-label="Boats">here</a>', []],
  ['a link without words', 'mdx', '<a href="/a"></a>', ['1:1 unnamed-link']],
  [
    'a link that a bare address in it ends, and so is empty',
    'md',
    '<a href="https://e.org/a">https\\://www.e.org/a</a>',
    ['1:1 unnamed-link'],
  ],
  ['a link around an image, which is told alone', 'mdx', '[![](a.png)](/a)', ['1:2 missing-alt']],
  [
    'a link around an image that says where it leads, or code that may',
    'mdx',
    '[![Boats](a.png)](/a) <a href="/a"><Icon /></a>',
    [],
  ],
  ['a frame', 'md', '<iframe src="/a"></iframe>\n\n<iframe src="/b" title="Boats"></iframe>', ['1:1 untitled-frame']],
  ['a level that is left out', 'mdx', '# A\n\n## B\n\n#### C\n\n## D\n\n### E', ['5:1 heading-order']],
  ['one right below the title', 'mdx', '# A\n\n### B', ['3:1 heading-order']],
  ['one below the title of front matter', 'mdx', '---\ntitle: A\n---\n\n### B\n\n## C', ['5:1 first-heading']],
];

for (const [name, format, text, expected] of rows) {
  test(`what is hard to reach: ${name}`, () => {
    for (const parser of ['remark', 'native'] as const) {
      const { head } = parseSource(text, { ...parseOptions(format), components: ['ThemedImage', 'Icon'] }, parser);
      const found = (head.accessibility ?? []).map(({ rule, at }) => `${at?.line}:${at?.column} ${rule}`);
      assert.equal(found.sort(), [...expected].sort(), parser);
    }
  });
}

test.run();

// Tests accessibility findings in the content of pages. The native parser and remark must report the same findings.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

type Row = [name: string, format: 'md' | 'mdx', text: string, found: string[]];

const rows: Row[] = [
  ['a Markdown image without an alternative text', 'mdx', 'See ![](a.png)', ['1:5 missing-alt']],
  [
    'an image element without an alternative text, unless it is marked as decoration',
    'md',
    '<img src="a.png"> <img src="b.png" alt="">',
    ['1:1 missing-alt'],
  ],
  ['an image element in MDX', 'mdx', 'a <img src="/a.png" />', ['1:3 missing-alt']],
  [
    'a component without an alternative text',
    'mdx',
    '<ThemedImage sources={{light: "/a.png", dark: "/b.png"}} />',
    ['1:1 missing-alt'],
  ],
  [
    'an alternative text that is a file name or a placeholder',
    'mdx',
    '![Boat.PNG](a.png)\n\n![screenshot](b.png)',
    ['1:1 poor-alt', '3:1 poor-alt'],
  ],
  ['an alternative text', 'mdx', '![A boat](a.png) <img src="/a.png" alt={1} />', []],
  ['a vague link', 'mdx', '[Here!](/a) and [»click here«](/b)', ['1:1 vague-link', '1:17 vague-link']],
  ['a vague link in another language', 'md', '<a href="/a">Mehr …</a>', ['1:1 vague-link']],
  ['a link with a clear text, or with code', 'mdx', '[Here are boats](/a) [`#here`](#a)', []],
  ['a vague link with a clear label', 'mdx', '<a href="/a" aria-label="Boats">here</a>', []],
  ['a link without text', 'mdx', '<a href="/a"></a>', ['1:1 unnamed-link']],
  [
    'a link that is empty because an autolink ends it',
    'md',
    '<a href="https://e.org/a">https\\://www.e.org/a</a>',
    ['1:1 unnamed-link'],
  ],
  ['a link around an image without an alternative text', 'mdx', '[![](a.png)](/a)', ['1:2 missing-alt']],
  [
    'a link around an image with an alternative text, or around code',
    'mdx',
    '[![Boats](a.png)](/a) <a href="/a"><Icon /></a>',
    [],
  ],
  ['a frame', 'md', '<iframe src="/a"></iframe>\n\n<iframe src="/b" title="Boats"></iframe>', ['1:1 untitled-frame']],
  ['a skipped level', 'mdx', '# A\n\n## B\n\n#### C\n\n## D\n\n### E', ['5:1 heading-order']],
  ['a skipped level below the title', 'mdx', '# A\n\n### B', ['3:1 heading-order']],
  [
    'a skipped level below the title in front matter',
    'mdx',
    '---\ntitle: A\n---\n\n### B\n\n## C',
    ['5:1 first-heading'],
  ],
];

for (const [name, format, text, expected] of rows) {
  test(`accessibility findings: ${name}`, () => {
    for (const parser of ['remark', 'native'] as const) {
      const { head } = parseSource(text, { ...parseOptions(format), components: ['ThemedImage', 'Icon'] }, parser);
      const found = (head.accessibility ?? []).map(({ rule, at }) => `${at?.line}:${at?.column} ${rule}`);
      assert.equal(found.sort(), [...expected].sort(), parser);
    }
  });
}

test.run();

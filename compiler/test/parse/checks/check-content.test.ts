// Each kind of mistake that is valid Markdown, and what looks like it and is none; both parsers say the same.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

type Row = [name: string, format: 'md' | 'mdx', text: string, found?: string[]];

const mistakes: Row[] = [
  ['a name that nothing defines', 'mdx', 'Hello {nmae}.', ['1:8 undefined-name']],
  ['the same name again, which is told once', 'mdx', '{nmae} {nmae.x} {`${nmae}`}', ['1:2 undefined-name']],
  ['such a name in an attribute', 'mdx', '<Tabs values={nothing} />', ['1:15 undefined-name']],
  ['such a name that is spread', 'mdx', '<Link {...nothing}>a</Link>', ['1:11 undefined-name']],
  ['two headings with one written id', 'mdx', '## A {#x}\n\n## B {#x}', ['3:1 duplicate-heading-id']],
  ['a written id that another heading has of its text', 'md', '## A\n\n## B {#a}', ['3:1 duplicate-heading-id']],
  ['a second title', 'md', '# A\n\n# B', ['3:1 repeated-title']],
  ['an element that nothing closes', 'md', '<details>\n\ntext', ['1:1 unclosed-element']],
  ['one within words', 'md', 'a\nb <b>c', ['2:3 unclosed-element']],
  ['one that ends with what holds it', 'md', '<div>\n <span>\n</div>', ['2:2 unclosed-element']],
  ['an admonition that nothing closes', 'mdx', ':::tip\n\na', ['1:1 unclosed-admonition']],
  ['an admonition closed by more colons', 'mdx', ':::note\n\na\n\n::::\n\nb', ['5:1 uneven-admonition']],
  ['one in a quote closed by more colons', 'md', '> :::note\n> a\n> ::::', ['3:3 uneven-admonition']],
  ['an end that closes nothing', 'mdx', ':::note\n\na\n\n:::\n\n::::\n\nb', ['7:1 stray-admonition-end']],
  ['an end with too few colons', 'mdx', '::::note\n\na\n\n:::\n', ['1:1 unclosed-admonition']],
  ['a tab without value and label', 'mdx', '<Tabs>\n<TabItem>a</TabItem>\n</Tabs>', ['2:1 tab-without-value']],
  ['a tab outside of tabs', 'mdx', 'a\n\n<TabItem value="a">b</TabItem>', ['3:1 stray-tab']],
  [
    'a tab in an element in tabs',
    'mdx',
    '<Tabs>\n<div>\n<TabItem value="a">b</TabItem>\n</div>\n</Tabs>',
    ['2:1 outside-tab', '3:1 stray-tab'],
  ],
  [
    'content of tabs that is in no tab',
    'mdx',
    '<Tabs>\n\nb\n\n<Admonition>c</Admonition>\n\n<TabItem value="a">b</TabItem>\n</Tabs>',
    ['3:1 outside-tab', '5:1 outside-tab'],
  ],
  ['one within one of as many colons', 'md', ':::note\n\n:::tip\n\na\n\n:::', ['3:1 unclosed-admonition']],
  ['a fence that nothing closes', 'md', 'a\n\n```js\nb', ['3:1 unclosed-fence']],
  ['a fence closed by fewer marks', 'md', '````\nb\n```\n', ['1:1 unclosed-fence']],
  ['a fence in an item of a list', 'md', '- ```\n  a\n\nb', ['1:3 unclosed-fence']],
  ['a formula that nothing closes', 'md', '$$\na\n', ['1:1 unclosed-fence']],
  ['a fence that holds what would close others', 'md', ':::tip\n\n<b>\n\n~~~\n:::\n\n</b>', ['5:1 unclosed-fence']],
  ['a note that nothing defines', 'md', 'a[^1] b', ['1:2 undefined-reference']],
  [
    'a link whose reference is nearly defined',
    'mdx',
    'see [the quay][qauy]\n\n[quay]: /quay',
    ['1:5 undefined-reference'],
  ],
  ['one that nothing is near to', 'md', 'b\nsee [the quay][quay]', ['2:5 undefined-reference']],
  ['an address with blanks', 'md', '[a](./my file.md) ![b](old boat.png)', ['1:1 unread-link', '1:19 unread-link']],
  ['front matter below a blank line', 'md', '\n---\ntitle: A\n---\n\na', ['2:1 late-front-matter']],
  ['lines beyond a block', 'md', '```js {1,20-30}\na\n```', ['1:7 line-beyond-block']],
  ['a misspelt option of a code block', 'md', '```js titel="a.js"\na\n```', ['1:7 code-block-option']],
  ['a misspelt word of a code block', 'md', '```js {1} showLineNumber\na\n```', ['1:11 code-block-option']],
  ['a title without quotes', 'md', '~~~js title=a.js\na\n~~~', ['1:7 code-block-option']],
  ['a language that is nearly one', 'md', '```javascrip\na\n```', ['1:4 unknown-code-language']],
  ['two letters that changed places', 'md', '```jsno\n1\n```', ['1:4 unknown-code-language']],
];

const fine: Row[] = [
  ['colons that are text', 'mdx', '\\:::\n\n`:::`\n\n```\n:::\n```\n\n::::note\n\n:::tip\n\na\n\n:::\n\n::::'],
  [
    'tabs, and what may become some',
    'mdx',
    'import A from "./_a.mdx";\nimport B from "./b.js";\n\n<Tabs>\n{/* first */}\n<TabItem label="a">b</TabItem>\n<A/>\n<B><TabItem value="c">d</TabItem></B>\n</Tabs>',
  ],
  [
    'options of code blocks',
    'md',
    '```js title="titel" {1} showLineNumbers=3 noInline metric="x" file=title.js\na\n```\n\n```sh npm2yarn title\na\n```',
  ],
  ['notes and references that are defined', 'md', 'a[^1] [b][c] [c][] [c]\n\n[c]: /c\n\n[^1]: d'],
  ['brackets that are words', 'md', 'a[0][1] `[x][label]` \\[a][label] \\[^1] [-a][-b] [^](x) [x](a b)'],
  ['rules across the page', 'md', '\n---\n\ntitle: A\n\n---\n\na'],
  [
    'names that are defined',
    'mdx',
    'export const a = f();\nimport b from "./b.js";\n\n{a} {b} {c()}\n\nexport function c() {}',
  ],
  ['names that a page has', 'mdx', '{props.x} {toc.length} {metadata.title} {assets.x} {frontMatter.x} {contentTitle}'],
  ['names of JavaScript and browsers', 'mdx', '{Math.max(1)} {window.x} {process.env.X} {undefined} {__DEV__}'],
  ['names that are asked for later, or on a condition', 'mdx', '{typeof a} {true && b} {() => c} {[1].map((d) => d)}'],
  ['braces as text', 'mdx', '\\{nothing} and `{nothing}`'],
  ['equal headings, which get ids of their own', 'md', '## A\n\n## A'],
  ['elements that may be left open', 'md', '<p>a\n\n<ul><li>b</ul>\n\n<br> <img src="https://a.example/b.png"> <hr>'],
  [
    'elements that close themselves, and tags that are none',
    'md',
    '<a name="x"/> `<b>` <!-- <b> --> <B>c</b> Array<string>',
  ],
  ['an element that is closed further down', 'md', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
  ['admonitions in each other', 'mdx', '::::note\n\n:::tip\n\na\n\n:::\n\n::::'],
  ['an admonition in a quote', 'md', '> :::tip\n>\n> a\n>\n> :::'],
  ['an alert', 'md', '> [!TIP]\n> a'],
  ['fences in quotes and lists', 'md', '> ```\n> a\n> ```\n\n- ~~~js\n  b\n  ~~~\n\n1. ```\n   ```'],
  ['a fence that holds another', 'md', '````md\n```js\na\n```\n````'],
  ['indented code that starts with marks', 'md', 'a\n\n    ```js\n    b'],
  ['a formula', 'md', '$$\na\n$$'],
  ['lines of a block', 'md', '```js title="{9}" {1,2}\na\nb\n```'],
  [
    'languages that are none here',
    'md',
    '```jsonl\na\n```\n\n```patch\n```\n\n```text\n```\n\n```curl\n```\n\n```C++\n```',
  ],
];

for (const [name, format, text, found = []] of [...mistakes, ...fine]) {
  test(`${found.length === 0 ? 'nothing is said of' : 'this is told:'} ${name}`, () => {
    for (const parser of ['native', 'remark'] as const) {
      const { findings } = parseSource(text, parseOptions(format), parser).head;
      const said = findings.map(({ rule, at }) => `${at?.line}:${at?.column} ${rule}`);
      assert.equal(said, found, parser);
    }
  });
}

test('where a name is not defined, nothing is left of it in the page, and no code', () => {
  const { head, body } = parseSource('Hello {nmae}.', parseOptions('mdx'));
  assert.is(head.code, undefined);
  assert.not.match(JSON.stringify(body), /nmae/);
});

test('a file without content is empty; one that exports something, or has a fault, is not', () => {
  const isEmpty = (text: string) => parseSource(text, parseOptions('mdx')).head.isEmpty;
  assert.is(isEmpty('---\ntitle: A\n---\n\n{/* later */}\n'), true);
  assert.is(isEmpty('export const a = 1;'), undefined);
  assert.is(isEmpty('<div>'), undefined);
  assert.is(isEmpty('a'), undefined);
});

test('a name that nothing defines is offered for no other, and of many such names the last have no suggestion', () => {
  const hintsOf = (text: string) =>
    parseSource(text, parseOptions('mdx')).head.findings.map(({ rule, hint = '' }) => [rule, /mean "(.*?)"/.exec(hint)?.[1]]); // prettier-ignore
  assert.equal(hintsOf('{total1} {total2}\n\n<Chart1 /> <Chart2 />\n'), [
    ['undefined-name', undefined],
    ['undefined-name', undefined],
    ['unknown-component', undefined],
    ['unknown-component', undefined],
  ]);
  const names = Array.from({ length: 300 }, (_, index) => `{total${index}}`).join(' ');
  const hints = hintsOf(`export const total = 1;\n\n${names}\n`).map(([, near]) => near);
  assert.equal([hints[0], hints[299], hints.length], ['total', undefined, 300]);
});

test.run();

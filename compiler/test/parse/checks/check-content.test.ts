// Tests probable mistakes that are valid Markdown, and similar content without mistakes. Both parsers must report the
// same diagnostics.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

type Row = [name: string, format: 'md' | 'mdx', text: string, found?: string[]];

const mistakes: Row[] = [
  ['an undefined name', 'mdx', 'Hello {nmae}.', ['1:8 undefined-name']],
  ['only the first occurrence of a name', 'mdx', '{nmae} {nmae.x} {`${nmae}`}', ['1:2 undefined-name']],
  ['an undefined name in an attribute', 'mdx', '<Tabs values={nothing} />', ['1:15 undefined-name']],
  ['an undefined name in a spread', 'mdx', '<Link {...nothing}>a</Link>', ['1:11 undefined-name']],
  ['two headings with the same written id', 'mdx', '## A {#x}\n\n## B {#x}', ['3:1 duplicate-heading-id']],
  ['a written id that is the slug of another heading', 'md', '## A\n\n## B {#a}', ['3:1 duplicate-heading-id']],
  ['a second title', 'md', '# A\n\n# B', ['3:1 repeated-title']],
  ['an unclosed element', 'md', '<details>\n\ntext', ['1:1 unclosed-element']],
  ['an unclosed inline element', 'md', 'a\nb <b>c', ['2:3 unclosed-element']],
  ['an element that ends with its parent', 'md', '<div>\n <span>\n</div>', ['2:2 unclosed-element']],
  ['an unclosed admonition', 'mdx', ':::tip\n\na', ['1:1 unclosed-admonition']],
  ['an admonition closed by more colons', 'mdx', ':::note\n\na\n\n::::\n\nb', ['5:1 uneven-admonition']],
  ['an admonition in a block quote closed by more colons', 'md', '> :::note\n> a\n> ::::', ['3:3 uneven-admonition']],
  ['an end without an admonition', 'mdx', ':::note\n\na\n\n:::\n\n::::\n\nb', ['7:1 stray-admonition-end']],
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
    'content of tabs outside of a tab',
    'mdx',
    '<Tabs>\n\nb\n\n<Admonition>c</Admonition>\n\n<TabItem value="a">b</TabItem>\n</Tabs>',
    ['3:1 outside-tab', '5:1 outside-tab'],
  ],
  [
    'an admonition nested in one with as many colons',
    'md',
    ':::note\n\n:::tip\n\na\n\n:::',
    ['3:1 unclosed-admonition'],
  ],
  ['an unclosed fence', 'md', 'a\n\n```js\nb', ['3:1 unclosed-fence']],
  ['a fence closed by fewer marks', 'md', '````\nb\n```\n', ['1:1 unclosed-fence']],
  ['an unclosed fence in a list item', 'md', '- ```\n  a\n\nb', ['1:3 unclosed-fence']],
  ['an unclosed formula', 'md', '$$\na\n', ['1:1 unclosed-fence']],
  ['an unclosed fence with ends of other blocks', 'md', ':::tip\n\n<b>\n\n~~~\n:::\n\n</b>', ['5:1 unclosed-fence']],
  ['an undefined footnote', 'md', 'a[^1] b', ['1:2 undefined-reference']],
  [
    'an undefined reference that is similar to a defined one',
    'mdx',
    'see [the quay][qauy]\n\n[quay]: /quay',
    ['1:5 undefined-reference'],
  ],
  ['an undefined reference without a similar one', 'md', 'b\nsee [the quay][quay]', ['2:5 undefined-reference']],
  ['an address with spaces', 'md', '[a](./my file.md) ![b](old boat.png)', ['1:1 unread-link', '1:19 unread-link']],
  ['front matter below a blank line', 'md', '\n---\ntitle: A\n---\n\na', ['2:1 late-front-matter']],
  ['lines beyond a block', 'md', '```js {1,20-30}\na\n```', ['1:7 line-beyond-block']],
  ['a line of a block that is no number', 'md', '```js {1,x}\na\n```', ['1:10 line-range']],
  ['a block without lines to highlight', 'md', '```js {}\n```', ['1:7 line-range']],
  ['line numbers from a word', 'md', '```js showLineNumbers=x\na\n```', ['1:7 code-block-option']],
  ['lines without a space before them', 'md', '```js{1,3}\na\n```', ['1:6 line-range']],
  ['lines without a language', 'md', '```{1}\na\n```', ['1:4 line-range']],
  ['a misspelt option of a code block', 'md', '```js titel="a.js"\na\n```', ['1:7 code-block-option']],
  ['a misspelt word of a code block', 'md', '```js {1} showLineNumber\na\n```', ['1:11 code-block-option']],
  ['a title without quotes', 'md', '~~~js title=a.js\na\n~~~', ['1:7 code-block-option']],
  ['a misspelt language', 'md', '```javascrip\na\n```', ['1:4 unknown-code-language']],
  ['a language with two letters swapped', 'md', '```jsno\n1\n```', ['1:4 unknown-code-language']],
];

const fine: Row[] = [
  ['colons that are text', 'mdx', '\\:::\n\n`:::`\n\n```\n:::\n```\n\n::::note\n\n:::tip\n\na\n\n:::\n\n::::'],
  [
    'tabs, and components that may render tabs',
    'mdx',
    'import A from "./_a.mdx";\nimport B from "./b.js";\n\n<Tabs>\n{/* first */}\n<TabItem label="a">b</TabItem>\n<A/>\n<B><TabItem value="c">d</TabItem></B>\n</Tabs>',
  ],
  [
    'braces of other tools after a fence',
    'md',
    '```{r}\na\n```\n\n```{.python .numberLines}\na\n```\n\n```{code-block} js\na\n```',
  ],
  [
    'options of code blocks',
    'md',
    '```js title="titel" {1} showLineNumbers=3 noInline metric="x" file=title.js\na\n```\n\n```sh npm2yarn title\na\n```',
  ],
  ['footnotes and references that are defined', 'md', 'a[^1] [b][c] [c][] [c]\n\n[c]: /c\n\n[^1]: d'],
  ['brackets in prose', 'md', 'a[0][1] `[x][label]` \\[a][label] \\[^1] [-a][-b] [^](x) [x](a b)'],
  ['thematic breaks', 'md', '\n---\n\ntitle: A\n\n---\n\na'],
  [
    'names that are defined',
    'mdx',
    'export const a = f();\nimport b from "./b.js";\n\n{a} {b} {c()}\n\nexport function c() {}',
  ],
  [
    'names that pages provide',
    'mdx',
    '{props.x} {toc.length} {metadata.title} {assets.x} {frontMatter.x} {contentTitle}',
  ],
  ['names of JavaScript and browsers', 'mdx', '{Math.max(1)} {window.x} {process.env.X} {undefined} {__DEV__}'],
  ['names that are evaluated later, or conditionally', 'mdx', '{typeof a} {true && b} {() => c} {[1].map((d) => d)}'],
  ['braces as text', 'mdx', '\\{nothing} and `{nothing}`'],
  ['equal headings, which get different ids', 'md', '## A\n\n## A'],
  ['elements with an optional end', 'md', '<p>a\n\n<ul><li>b</ul>\n\n<br> <img src="https://a.example/b.png"> <hr>'],
  [
    'self-closing elements, and text that looks like tags',
    'md',
    '<a name="x"/> `<b>` <!-- <b> --> <B>c</b> Array<string>',
  ],
  ['an element that is closed further down', 'md', '<details>\n<summary>a</summary>\n\nb\n\n</details>'],
  ['nested admonitions', 'mdx', '::::note\n\n:::tip\n\na\n\n:::\n\n::::'],
  ['an admonition in a block quote', 'md', '> :::tip\n>\n> a\n>\n> :::'],
  ['an alert', 'md', '> [!TIP]\n> a'],
  ['fences in block quotes and lists', 'md', '> ```\n> a\n> ```\n\n- ~~~js\n  b\n  ~~~\n\n1. ```\n   ```'],
  ['a fence that contains another', 'md', '````md\n```js\na\n```\n````'],
  ['indented code that starts with marks', 'md', 'a\n\n    ```js\n    b'],
  ['a formula', 'md', '$$\na\n$$'],
  ['lines of a block', 'md', '```js title="{9}" {1,2}\na\nb\n```'],
  [
    'languages without a grammar',
    'md',
    '```jsonl\na\n```\n\n```patch\n```\n\n```text\n```\n\n```curl\n```\n\n```C++\n```',
  ],
];

for (const [name, format, text, found = []] of [...mistakes, ...fine]) {
  test(`${found.length === 0 ? 'parseSource reports nothing:' : 'parseSource reports'} ${name}`, () => {
    for (const parser of ['native', 'remark'] as const) {
      const { findings } = parseSource(text, parseOptions(format), parser).head;
      const reported = findings.map(({ rule, at }) => `${at?.line}:${at?.column} ${rule}`);
      assert.equal(reported, found, parser);
    }
  });
}

test('an undefined name leaves no text in the page, and no code', () => {
  const { head, body } = parseSource('Hello {nmae}.', parseOptions('mdx'));
  assert.is(head.code, undefined);
  assert.not.match(JSON.stringify(body), /nmae/);
});

test('a file is empty if it has no content, exports or errors', () => {
  const isEmpty = (text: string) => parseSource(text, parseOptions('mdx')).head.isEmpty;
  assert.is(isEmpty('---\ntitle: A\n---\n\n{/* later */}\n'), true);
  assert.is(isEmpty('export const a = 1;'), undefined);
  assert.is(isEmpty('<div>'), undefined);
  assert.is(isEmpty('a'), undefined);
});

test('hints suggest no undefined names, and end after many of them', () => {
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

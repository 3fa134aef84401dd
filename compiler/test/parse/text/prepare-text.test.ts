import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prepareText } from '../../../parse/text/prepare-text.ts';
import { parseOptions } from '../options.ts';

const mdx = (text: string) => prepareText(text, 0, parseOptions('mdx'));

test('front matter becomes blank lines, so locations stay correct', () => {
  assert.is(prepareText('---\na: 1\n---\ntext', 3, parseOptions('md')), '\n\n\ntext');
});

test('the bare title of an admonition gets brackets, and keeps its column', () => {
  assert.is(mdx(':::tip A title  \ntext\n:::'), ':::tip[A title]\ntext\n:::');
  assert.is(mdx('  > - :::note In `depth`'), '  > - :::note[In `depth`]');
});

test('an unknown admonition that is closed on its own line stays text', () => {
  assert.is(mdx(':::noteThat it is so:::'), ':::noteThat it is so:::');
  assert.is(mdx(':::wraning Title'), ':::wraning[Title]');
});

test('a title in brackets, attributes, or no title stay as they are', () => {
  for (const line of [':::tip[Title]', ':::tip{title="x"}', ':::tip', ':::', ':::tip   ']) assert.is(mdx(line), line);
});

test('unbalanced brackets in a title are escaped', () => {
  assert.is(mdx(':::tip An ] end'), ':::tip[An \\] end]');
  assert.is(mdx(':::tip A [link](x)'), ':::tip[A [link](x)]');
});

test('the id of a heading is escaped for MDX', () => {
  assert.is(mdx('## Title {#id}'), '## Title \\{#id}');
  assert.is(mdx('## Title \\{#id}'), '## Title \\{#id}');
  assert.is(mdx('### Weird {#a\\{b}'), '### Weird \\{#a\\{b}');
  assert.is(mdx('not a heading {#id}'), 'not a heading {#id}');
  assert.is(prepareText('## Title {#id}', 0, parseOptions('md')), '## Title {#id}');
});

test('an invalid id in a heading is text', () => {
  assert.is(mdx('## Title {#id]'), '## Title \\{#id]');
  assert.is(mdx('## Title {#id} more'), '## Title \\{#id} more');
  assert.is(mdx('#{#id'), '#\\{#id');
  assert.is(mdx('####### {#id] is none'), '####### {#id] is none');
});

test('fenced code is unchanged', () => {
  const text = '```md\n:::tip Title\n## a {#b}\n```\n\n~~~\n:::tip Title\n~~~';
  assert.is(mdx(text), text);
});

test('a fence in a block quote ends with the quote', () => {
  assert.is(mdx('> ```\n> :::tip a\n:::tip b'), '> ```\n> :::tip a\n:::tip[b]');
});

test('the fences of mdx-code-block become blank lines', () => {
  assert.is(mdx('a\n```mdx-code-block\n<B />\n```\nc'), 'a\n\n<B />\n\nc');
  assert.is(mdx('````mdx-code-block\n```js\n1\n```\n````'), '\n```js\n1\n```\n');
});

test('mdx-code-block inside fenced code stays', () => {
  const text = '````md\n```mdx-code-block\n<B />\n```\n````';
  assert.is(mdx(text), text);
});

test('disabled syntax is not rewritten', () => {
  const options = parseOptions('mdx', { mdx1Compat: { comments: false, admonitions: false, headingIds: false } });
  assert.is(prepareText(':::tip a\n## b {#c}', 0, options), ':::tip a\n## b {#c}');
});

test.run();

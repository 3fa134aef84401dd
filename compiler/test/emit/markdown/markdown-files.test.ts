import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Body, BodyNode, Page } from '../../../../corpus/schema/index.ts';
import type { Config } from '../../../config/config.ts';
import { hasText, pageMarkdown } from '../../../emit/markdown/markdown-files.ts';

const config = { url: 'https://example.org' } as Config;

const text = (value: string): BodyNode => ({ type: 'text', value });
const h = (
  tagName: string,
  properties: Record<string, string | string[] | boolean>,
  ...children: BodyNode[]
): BodyNode => ({ type: 'element', tagName, properties, children });
const c = (name: string, props: object, ...children: BodyNode[]): BodyNode => ({
  type: 'component',
  name,
  props: props as never,
  children,
});

function markdownOf(children: BodyNode[], title = 'Title'): string {
  return pageMarkdown(
    { kind: 'doc', title, path: '/docs/a b/', body: { type: 'root', children } } as unknown as Page & { body: Body },
    config,
  );
}

/** Returns the Markdown of a page without its title. */
const below = (...children: BodyNode[]) => markdownOf(children).replace('# Title\n', '').trim();

test('Markdown begins with the title, which occurs once', () => {
  assert.is(markdownOf([h('p', {}, text('Hi'))]), '# Title\n\nHi\n');
  assert.is(markdownOf([h('h1', {}, text('Own')), h('p', {}, text('Hi'))]), '# Own\n\nHi\n');
});

test('a page without a body has no Markdown', () => {
  assert.not(hasText({ kind: 'doc-tags', path: '/', items: [] } as unknown as Page));
  assert.not(hasText({ kind: 'page', path: '/', bare: true, body: {} } as unknown as Page));
  assert.ok(hasText({ kind: 'doc', path: '/', body: {} } as unknown as Page));
});

test('links and images are absolute', () => {
  assert.is(below(h('p', {}, h('a', { href: '/docs/c#d' }, text('c')))), '[c](https://example.org/docs/c#d)');
  assert.is(below(h('p', {}, h('a', { href: '#e' }, text('e')))), '[e](https://example.org/docs/a%20b/#e)');
  assert.is(below(h('p', {}, h('img', { src: '/x.png', alt: 'X' }))), '![X](https://example.org/x.png)');
  assert.is(below(h('p', {}, h('a', { href: 'mailto:a@b.c' }, text('mail')))), '[mail](mailto:a@b.c)');
});

test('code keeps its language and title', () => {
  assert.is(below(c('CodeBlock', { code: 'let a;', language: 'js' })), '```js\nlet a;\n```');
  assert.is(
    below(c('CodeBlock', { code: 'a  b\n\n c', language: 'yaml', title: 'x "y".yml' })),
    '```yaml title=\'x "y".yml\'\na  b\n\n c\n```',
  );
  assert.is(below(c('CodeBlock', { code: '```\n' })), '````\n```\n````');
  assert.is(below(c('Mermaid', { value: 'graph TD' })), '```mermaid\ngraph TD\n```');
});

test('an admonition is a block quote with its type', () => {
  assert.is(below(c('Admonition', { type: 'tip' }, h('p', {}, text('Do.')))), '> **Tip:**\n>\n> Do.');
  assert.is(
    below(
      c('Admonition', { type: 'note' }, c('AdmonitionTitle', {}, text('Read '), h('code', {}, text('x'))), text('Do.')),
    ),
    '> **Note:** Read `x`\n>\n> Do.',
  );
});

test('tabs are a list of all of them', () => {
  const tabs = c(
    'Tabs',
    { values: [{ value: 'b', label: 'B label' }] },
    c('TabItem', { value: 'a', label: 'A' }, h('p', {}, text('1'))),
    c('TabItem', { value: 'b' }, text('2')),
  );
  assert.is(below(tabs), '- **A**\n\n  1\n\n- **B label**\n\n  2');
});

test('details are expanded below their summary', () => {
  assert.is(below(h('details', {}, h('summary', {}, text('More')), h('p', {}, text('x')))), '**More**\n\nx');
  assert.is(below(c('Details', { summary: 'More' }, h('p', {}, text('x')))), '**More**\n\nx');
});

test('formulas are TeX again', () => {
  const katex = (className: string, tex: string) =>
    h(
      'span',
      { className: [className] },
      h('span', {}, h('math', {}, h('annotation', {}, text(tex)))),
      h('span', {}, text('drawn')),
    );
  assert.is(below(h('p', {}, text('So '), katex('katex', 'a^2'), text('.'))), 'So $a^2$.');
  assert.is(below(h('p', {}, katex('katex-display', '\\sum_i'))), '$$\n\\sum_i\n$$');
});

test('footnotes are footnotes again', () => {
  const reference = h('sup', {}, h('a', { href: '#user-content-fn-x', dataFootnoteRef: true }, text('1')));
  const back = h('a', { href: '#user-content-fnref-x', dataFootnoteBackref: '' }, text('↩'));
  const notes = h(
    'section',
    { dataFootnotes: true },
    h('h2', {}, text('Footnotes')),
    h('ol', {}, h('li', { id: 'user-content-fn-x' }, h('p', {}, text('Note. '), back))),
  );
  assert.is(below(h('p', {}, text('A'), reference), notes), 'A[^x]\n\n[^x]: Note.');
});

test('tables, task lists and strikethrough are GFM', () => {
  const row = (tag: string, ...cells: string[]) => h('tr', {}, ...cells.map((cell) => h(tag, {}, text(cell))));
  assert.is(
    below(h('table', {}, h('thead', {}, row('th', 'A', 'B')), h('tbody', {}, row('td', '1', 'x|y')))),
    '| A | B |\n| - | - |\n| 1 | x\\|y |',
  );
  assert.is(below(h('p', {}, h('del', {}, text('no')))), '~~no~~');
});

test('cards are a list of links, frames and players a link, and an unknown component its content', () => {
  assert.is(
    below(c('DocCardList', { items: [{ kind: 'link', label: 'B', href: '/b', description: 'About b' }] })),
    '- [B](https://example.org/b): About b',
  );
  assert.is(below(h('iframe', { src: 'https://example.org/v', title: 'A film' })), '[A film](https://example.org/v)');
  assert.is(below(c('Anything', {}, h('p', {}, text('x')))), 'x');
  assert.is(below(c('TOCInline', {}), h('p', {}, text('x'))), 'x');
});

test.run();

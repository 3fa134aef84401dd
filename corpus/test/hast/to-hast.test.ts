import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainBody } from '../../hast/plain-body.ts';
import { toHast, type HastOptions } from '../../hast/to-hast.ts';
import type { BodyElement, BodyNode } from '../../types.ts';
import { writtenPage } from '../written-corpus.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, properties: BodyElement['properties'], ...children: BodyNode[]): BodyNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const component = (name: string, props: object, ...children: BodyNode[]): BodyNode => ({
  type: 'component',
  name,
  props: props as never,
  children,
});
const html = (node: BodyNode, options?: HastOptions) => toHtml(toHast(node, options) as Root);

test('a page begins with its title, a body does not', () => {
  assert.is(toHtml(toHast(writtenPage) as Root), '<h1>Apple</h1><p>An apple.</p>');
  assert.is(toHtml(toHast(writtenPage.body) as Root), '<p>An apple.</p>');
  const body = { type: 'root' as const, children: [element('header', {}, element('h1', {}, text('Own')))] };
  assert.is(toHtml(toHast({ ...writtenPage, body }) as Root), '<header><h1>Own</h1></header>');
});

test('code is an element of code in one of preformatted text', () => {
  assert.is(
    html(component('CodeBlock', { code: 'a < b', language: 'js', tokens: '1' })),
    '<pre><code class="language-js">a &#x3C; b\n</code></pre>',
  );
  assert.match(
    html(component('CodeBlock', { code: 'a', title: 'a.js' })),
    '<figure><figcaption>a.js</figcaption><pre>',
  );
});

test('admonitions and tabs are elements that style sheets can select', () => {
  assert.is(
    html(component('Admonition', { type: 'tip' }, element('p', {}, text('Do.')))),
    '<blockquote class="admonition admonition-tip"><p><strong>Tip:</strong></p><p>Do.</p></blockquote>',
  );
  assert.is(
    html(component('Tabs', {}, component('TabItem', { value: 'npm' }, text('npm i')))),
    '<ul class="tabs"><li><p><strong>npm</strong></p><p>npm i</p></li></ul>',
  );
});

test('a component of the site renders its children, unless a handler replaces it', () => {
  const chart = {
    ...component('Chart', { kind: 'bars' }, element('p', {}, text('March'))),
    code: { module: 0, export: 'C' },
  };
  assert.is(html(chart as BodyNode), '<p>March</p>');
  const components: HastOptions['components'] = {
    Chart: ({ props, children }, inner) => ({
      type: 'element',
      tagName: 'x-chart',
      properties: { kind: props.kind as string },
      children: inner(children),
    }),
  };
  assert.is(html(chart as BodyNode, { components }), '<x-chart kind="bars"><p>March</p></x-chart>');
  assert.is(html(chart as BodyNode, { components: { Chart: () => undefined } }), '<p>March</p>');
});

test('attributes stay, and addresses become absolute if a base is given', () => {
  const link = element('a', { href: '#b', dataX: '1', ariaLabel: 'B' }, text('B'));
  assert.is(html(link), '<a href="#b" data-x="1" aria-label="B">B</a>');
  assert.match(html(link, { base: 'https://a.example/c' }), 'href="https://a.example/c#b"');
  const body = { type: 'root' as const, children: [link] };
  const page = toHtml(toHast({ ...writtenPage, body }, { base: 'https://a.example' }) as Root);
  assert.match(page, 'href="https://a.example/site/docs/%C3%A6ble%20100%25#b"');
  assert.is(html(element('a', { href: 'mailto:a@b.c' }), { base: 'https://a.example' }), '<a href="mailto:a@b.c"></a>');
});

test('formulas stay as they are laid out, or are their TeX', () => {
  const annotation = element('annotation', {}, text('x^2'));
  const formula = element('span', { className: ['katex'] }, element('math', {}, annotation));
  assert.match(html(formula), 'class="katex"');
  assert.is(html(formula, { formulas: 'tex' }), '<code class="language-math math-inline">x^2</code>');
  const displayed = element('p', {}, element('span', { className: ['katex-display'] }, formula));
  assert.is(html(displayed, { formulas: 'tex' }), '<pre><code class="language-math math-display">x^2</code></pre>');
});

test('a raw text element contains only text, so that no attribute can close it', () => {
  const inside = element('b', { title: '</xmp><img src="x" onerror="payload()">' }, text('in <bold>'));
  const node = element('xmp', {}, inside, text('.'));
  assert.is(html(node), '<xmp>in &#x3C;bold>.</xmp>');
  assert.is(toHtml({ type: 'root', children: plainBody([node], (url) => url) }), '<xmp>in &#x3C;bold>.</xmp>');
  assert.match(html(element('p', {}, inside)), '<p><b title=');
});

test('an image with several sizes is an image with its dimensions', () => {
  const image = component('Image', { src: '/a.png', alt: 'A', width: 3, height: 2, srcSet: '/b.png 2w' });
  assert.is(html(image), '<img src="/a.png" alt="A" width="3" height="2">');
});

test.run();

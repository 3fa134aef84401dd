// Tests that the tree of a page equals the DOM of its HTML, however the author nested elements.
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import { lowerHtml } from '../../html/lower-html.ts';
import { settleTree } from '../../html/settle-tree.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from '../parse/options.ts';

const element = (tagName: string, ...children: RootContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children as Element['children'],
});
const text = (value: string): RootContent => ({ type: 'text', value });

/** Serialises nodes in a `<div>`, the parent of the content on a real page. */
const written = (nodes: readonly RootContent[]) => toHtml(element('div', ...nodes));
const shape = (node: Root | RootContent): string =>
  'children' in node
    ? `<${node.type === 'element' ? node.tagName.toLowerCase() : ''}>${node.children.map(shape).join('')}</>`
    : node.type === 'text'
      ? node.value
      : '';
const isReadAsWritten = (nodes: readonly RootContent[]) =>
  shape(fromHtml(written(nodes), { fragment: true })) === shape({ type: 'root', children: [element('div', ...nodes)] });

test('settleTree makes any nesting of elements survive an HTML parser', () => {
  const names = [
    'p',
    'div',
    'li',
    'a',
    'b',
    'h2',
    'table',
    'tr',
    'td',
    'caption',
    'button',
    'form',
    'select',
    'option',
  ];
  const foreign = ['svg', 'math', 'mtext', 'desc', 'foreignObject'];
  const moved: string[] = [];
  const all = [...names, ...foreign];
  for (const a of all)
    for (const b of all)
      for (const c of all) {
        const nodes = [element(a, text('1'), element(b, text('2'), element(c, text('3')), element('i')), text('4'))];
        const settled = settleTree(nodes) as RootContent[];
        if (!isReadAsWritten(settled)) moved.push(`${written(nodes)} → ${written(settled)}`);
      }
  assert.equal(moved.slice(0, 20), []);
});

/** Formats a body as short HTML, with `</>` as closing tag. */
const short = (nodes: readonly BodyNode[]): string =>
  nodes
    .map((node) =>
      node.type === 'text'
        ? node.value
        : `<${node.type === 'element' ? node.tagName : node.name}>${short(node.children)}</>`,
    )
    .join('');

for (const [format, from, to, ...expected] of [
  ['md', '<form><math><mtext></form><form>', '<form><math><mtext></></></>', '1:27 <form> here'],
  ['mdx', '<p>a <div>b</div> c</p>', '<p>a </><div>b</> c', '1:6 <div> here'],
  ['mdx', '<p><Tabs><TabItem value="a">x</TabItem></Tabs></p>', '<Tabs><TabItem>x</></>', '1:4 <Tabs> here'],
  ['mdx', '<a href="#x">a <Link to="#y">b</Link></a>', '<a>a </><Link>b</>', '1:16 <Link> here'],
  [
    'mdx',
    '<table>{"x"}<tr><td>y</td></tr></table>',
    'x<table><tbody><tr><td>y</></></></>',
    '1:1 text directly in <table>',
  ],
  // The compiler doesn't know which elements `<A/>` renders, so `<A/>` is allowed in a table.
  [
    'mdx',
    'import A from "./_a.mdx";\n\n<table><tbody><A/><tr><td>x</td></tr></tbody></table>',
    '<table><tbody><Partial></><tr><td>x</></></></>',
  ],
  ['mdx', '<textarea>x <b>y</b> z</textarea>', '<textarea>x y z</>'],
  ['mdx', '<textarea defaultValue="q">x</textarea>', '<textarea></>'],
  // HTML parsers remove one line break at the start of `<pre>`.
  ['mdx', '<pre>{"\\n\\n x\\n"}</pre>', '<pre> x\n</>'],
  ['md', 'a <noembed><b>x</b></noembed><xmp>y</xmp>', '<p>a </><p></>'],
  // A footnote reference is a link, so it can't be inside another link.
  [
    'md',
    '[a[^1] b](#x)\n\n[^1]: c',
    '<p><a>a<sup></></><a>1</> b</><section><h2>Footnotes</><ol><li><p>c <a>↩</></></></></>',
    '1:3 <a> here',
  ],
] as const)
  // prettier-ignore
  test(`elements are moved to where browsers put them, with a warning: ${from}`, () => {
    const { head, body } = parseSource(from, parseOptions(format));
    assert.is(short(body.children), to);
    const moved = head.findings.filter(({ rule }) => rule === 'misplaced-element');
    assert.equal(
      moved.map(({ at, message }) => `${at!.line}:${at!.column} ${/does not allow (.*), so/.exec(message)![1]}`),
      expected,
    );
  });

test('moved elements keep their attributes, addresses and marks', () => {
  const { body, head } = parseSource(
    '<p id="a">x <div className="b c" style={{color: "red"}}>[y](./z.md)</div></p>',
    parseOptions('mdx'),
  );
  const [first, second] = body.children as Exclude<BodyNode, { type: 'text' }>[];
  assert.equal(first, { type: 'element', tagName: 'p', properties: { id: 'a' }, children: first!.children });
  assert.equal((second as { properties: object }).properties, { className: ['b', 'c'], style: 'color: red' });
  assert.is(head.references[0]!.url, './z.md');
});

test('lowerHtml moves elements to where browsers put them', () => {
  assert.is(short(lowerHtml('<form><math><mtext></form><form>x')), '<form><math><mtext>x</></></>');
  assert.is(short(lowerHtml('<tr><td>x</td></tr>')), 'x');
});

test.run();

import { Children, isValidElement, memo, type ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode, Json } from '../../../corpus/schema/index.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { RenderCode } from '../../body/component.ts';
import { pagePartial } from '../../client/page-partial.tsx';
import { usePageScope } from '../../client/page-scope.tsx';
import { Tabs } from '../../client/components/tabs.tsx';
import { createRenderCode } from '../../code/render-code.tsx';
import { c, h, p } from '../corpus/nodes.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { onPage } from '../client/wrap.tsx';

type Props = { children?: ReactNode } & Record<string, unknown>;

const Intro = pagePartial('Intro');
const exports = {
  Card: ({ title, children }: Props) => <section title={String(title)}>{children}</section>,
  Count: ({ children }: Props) =>
    Children.toArray(children)
      .map((child) => (isValidElement(child) ? `<${String(child.type)}>` : `“${String(child)}”`))
      .join(' '),
  Only: ({ children }: Props) => <b>{Children.only(children)}</b>,
  Memo: memo(() => <i>memo</i>),
  Tabs,
  Scope: () => JSON.stringify(usePageScope().props),
  UsesIntro: () => <Intro name="code" />,
  Spread: (props: Props) => <a {...props} />,
  Nothing: () => undefined,
  number: 3,
  default: undefined,
};
const render = createRenderCode([{ href: '/site/assets/a.js', exports }]);

function code(exportName: string, props: Record<string, Json> = {}, ...children: (BodyNode | string)[]): BodyNode {
  return { ...c(exportName, props, ...children), code: { module: 0, export: exportName } };
}

function markup(...nodes: BodyNode[]): string {
  const page = sampleDoc('/site/docs/code', 'Code', { body: { type: 'root', children: nodes } });
  return onPage(<RenderCode value={render}>{renderNodes(nodes)}</RenderCode>, page);
}

test('a component gets its props and its rendered children', () => {
  assert.is(
    markup(code('Card', { title: 'T' }, p('a ', code('Memo')), 'text')),
    '<section title="T"><p>a <i>memo</i></p>text</section>',
  );
});

test('children are elements that a component can look at, each with a key', () => {
  assert.is(markup(code('Count', {}, h('li', {}, 'a'), 'b', h('li', {}, 'c'))), '&lt;li&gt; “b” &lt;li&gt;');
  assert.is(markup(code('Only', {}, h('u', {}, 'x'))), '<b><u>x</u></b>');
});

test('tabs with code read the items that are data', () => {
  const html = markup(
    code(
      'Tabs',
      { defaultValue: 'b' },
      c('TabItem', { value: 'a', label: 'A' }, p('first')),
      '\n',
      c('TabItem', { value: 'b' }, p('second')),
    ),
  );
  assert.match(html, /role="tab"[^>]*>A<.*aria-selected="true"[^>]*>b<.*<p>first<\/p>.*<p>second<\/p>/);
});

test('code in a partial sees the props of that partial', () => {
  const inner = c('Partial', { name: 'inner' }, code('Scope'));
  assert.is(
    markup(code('Scope'), c('Partial', { name: 'outer' }, code('Scope'), inner)),
    '{}{"name":"outer"}{"name":"inner"}'.replaceAll('"', '&quot;'),
  );
});

test('a partial that code renders appears only inside that code', () => {
  const fragment = c('Fragment', { name: 'Intro' }, p('Welcome, ', code('Scope')));
  assert.is(markup(code('UsesIntro'), fragment), '<p>Welcome, {&quot;name&quot;:&quot;code&quot;}</p>');
  assert.is(markup(fragment), '');
});

test('a component that returns nothing renders nothing', () => {
  assert.is(markup(code('Nothing')), '');
});

test('an error for an invalid component names it, its module and the reason', () => {
  const renders =
    (exportName: string, module = 0) =>
    () =>
      markup({ ...c('Chart'), code: { module, export: exportName } });
  assert.throws(renders('Missing'), "The component “Chart” can't be used: /site/assets/a.js has no export “Missing”.");
  assert.throws(renders('toString'), 'has no export “toString”');
  assert.throws(renders('number'), 'exports “number”, which is not a component but of type number.');
  assert.throws(renders('default'), 'has no default export. Export the component as default.');
  assert.throws(renders('Card', 9), 'the page does not list its module');
});

test('without its modules a component renders its children', () => {
  assert.is(onPage(renderNodes([code('Card', {}, p('x')), c('Partial', {}, p('y'))])), '<p>x</p><p>y</p>');
});

test('values that a page passes to code contain nothing that would run', () => {
  const rendered = markup(
    code('Spread', { dangerouslySetInnerHTML: { __html: '<b>' }, onClick: 'x', href: 'javascript:x()', id: 'a' }),
  );
  assert.match(rendered, '<a id="a"></a>');
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Body, BodyNode } from '../../corpus/index.ts';
import type { Emission } from '../../emit/emission.ts';
import { linkBody } from '../../emit/link-body.ts';
import type { ResolvedReference } from '../../link/link.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, properties = {}, children: BodyNode[] = [], references?: Record<string, number>) =>
  ({ type: 'element', tagName, properties, children, ...(references ? { references } : {}) }) as BodyNode;
const component = (name: string, props = {}, children: BodyNode[] = [], references?: Record<string, number>) =>
  ({ type: 'component', name, props, children, ...(references ? { references } : {}) }) as BodyNode;

/** Links `page`, whose references mean these; other sources may be included. */
function link(children: BodyNode[], references: ResolvedReference[], others: Record<string, { children: BodyNode[]; references?: ResolvedReference[] }> = {}) {
  const bodies: Record<string, Body> = { page: { type: 'root', children } };
  const table = new Map([['page', references]]);
  for (const [name, other] of Object.entries(others)) {
    bodies[name] = { type: 'root', children: other.children };
    table.set(name, other.references ?? []);
  }
  const before = JSON.stringify(bodies);
  const cards = [{ kind: 'link' as const, label: 'A', href: '/a' }];
  const linked = linkBody('page', { linked: { references: table, outline: [] }, cards }, { readBody: async (name: string) => bodies[name] } as Emission);
  return linked.then((nodes) => {
    assert.is(JSON.stringify(bodies), before, 'the stored body is not changed');
    return nodes;
  });
}

test('a link gets its address, and loses its mark', async () => {
  const [node] = await link([element('a', { href: './b.md' }, [text('b')], { href: 0 })], [{ kind: 'page', href: '/b/' }]);
  assert.equal(node, element('a', { href: '/b/' }, [text('b')]));
});

test('a link to a file says how it is opened, unless the author did', async () => {
  const file: ResolvedReference = { kind: 'file', href: '/assets/a.pdf', target: '_blank' };
  const [one, other] = await link([element('a', { href: 'x' }, [], { href: 0 }), element('a', { href: 'x', target: '_top' }, [], { href: 0 })], [file]);
  assert.equal(one, element('a', { href: '/assets/a.pdf', target: '_blank' }));
  assert.equal(other, element('a', { href: '/assets/a.pdf', target: '_top' }));
});

test('an image gets its size, unless the author gave one', async () => {
  const file: ResolvedReference = { kind: 'file', href: '/assets/a.png', target: '_blank', width: 4, height: 3 };
  const [one, other] = await link([element('img', { src: 'x' }, [], { src: 0 }), element('img', { src: 'x', width: 9 }, [], { src: 0 })], [file]);
  assert.equal(one, element('img', { src: '/assets/a.png', width: 4, height: 3 }));
  assert.equal(other, element('img', { src: '/assets/a.png', width: 9 }));
});

test('a component\'s prop gets its address', async () => {
  const [node] = await link([component('Link', { to: './b.md' }, [], { to: 0 })], [{ kind: 'page', href: '/b/' }]);
  assert.equal(node, component('Link', { to: '/b/' }));
});

test('an address within a prop is set where it stands', async () => {
  const [node] = await link([component('ThemedImage', { sources: { light: './a.svg', dark: './b.svg' } }, [], { 'sources.light': 0 })], [{ kind: 'page', href: '/a.svg' }]);
  assert.equal(node, component('ThemedImage', { sources: { light: '/a.svg', dark: './b.svg' } }));
});

test('a partial stands where it is included, with references of its own', async () => {
  const nodes = await link([text('before'), component('Partial', {}, [], { src: 0 }), text('after')], [{ kind: 'partial', source: 'part' }], {
    part: { children: [element('a', { href: 'x' }, [], { href: 0 })], references: [{ kind: 'page', href: '/from-part/' }] },
  });
  assert.equal(nodes, [text('before'), element('a', { href: '/from-part/' }), text('after')]);
});

test('a partial that doesn\'t exist leaves nothing behind', async () => {
  assert.equal(await link([component('Partial', {}, [], { src: 0 })], [{ kind: 'broken', href: './x.mdx' }]), []);
});

test('a card list without items shows those of its page', async () => {
  const [one, other] = await link([component('DocCardList'), component('DocCardList', { items: [] })], []);
  assert.equal(one, component('DocCardList', { items: [{ kind: 'link', label: 'A', href: '/a' }] }));
  assert.equal(other, component('DocCardList', { items: [] }));
});

test.run();

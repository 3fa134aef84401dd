import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { walk } from '../../body/walk.ts';
import type { BodyNode } from '../../types.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, ...children: BodyNode[]): BodyNode => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const component = (name: string, ...children: BodyNode[]): BodyNode => ({
  type: 'component',
  name,
  props: {},
  children,
});
const nameOf = (node: BodyNode) =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.tagName : node.name;
const names = (...tree: Parameters<typeof walk>) => Array.from(walk(...tree), nameOf);

const nodes = [element('p', text('a'), element('em', text('b'))), component('Tabs', element('p', text('c')))];

test('walk yields all nodes in document order, each before its children', () => {
  const expected = ['p', 'a', 'em', 'b', 'Tabs', 'p', 'c'];
  assert.equal(names({ type: 'root', children: nodes }), expected);
  assert.equal(names(nodes), expected);
  assert.equal(names(nodes[1]!), ['Tabs', 'p', 'c']);
  assert.equal(names([]), []);
});

test('walk supports bodies that are nested more deeply than the call stack', () => {
  let deep = text('end');
  for (let depth = 0; depth < 100_000; depth += 1) deep = element('div', deep);
  assert.is(Array.from(walk(deep)).length, 100_001);
});

test('a walk can be stopped early', () => {
  for (const node of walk(nodes)) {
    assert.is(nameOf(node), 'p');
    break;
  }
});

test.run();

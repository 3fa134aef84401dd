import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nodeKeys } from '../../body/node-keys.ts';
import { c, h, p } from '../corpus/nodes.ts';

test('a node keeps its key when nodes of other kinds are added or removed before it', () => {
  const tabs = c('Tabs');
  const details = h('details', {}, 'x');
  const keyOf = (node: unknown, ...nodes: Parameters<typeof nodeKeys>[0]) =>
    nodeKeys(nodes)[nodes.indexOf(node as never)];
  assert.is(keyOf(tabs, p('a'), tabs), keyOf(tabs, p('a'), p('b'), { type: 'text', value: '\n' }, tabs));
  assert.is(keyOf(details, details, tabs), keyOf(details, p('a'), tabs, details));
});

test('no two nodes of a list have the same key', () => {
  const keys = nodeKeys([p('a'), p('b'), h('h2', {}, 'c'), h('h', {}, 'd'), c('p'), { type: 'text', value: 'e' }]);
  assert.is(new Set(keys).size, keys.length, keys.join());
});

test.run();

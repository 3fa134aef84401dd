import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nodesOfHeight } from '../../shell/first-nodes.ts';
import { c, h, p } from '../corpus/nodes.ts';

const words = (count: number) => 'word '.repeat(count);

test('the height of text is estimated from its minimum number of lines', () => {
  const twoLines = p(words(38));
  assert.is(nodesOfHeight([twoLines, twoLines, twoLines, twoLines], 100), 2, '60 px each');
  assert.is(nodesOfHeight([twoLines, twoLines], 120), undefined, 'no more than that');
  assert.is(nodesOfHeight([], 0), undefined);
});

test('if lines are known to be higher or shorter, fewer nodes fill a window', () => {
  const text = p(words(38));
  assert.is(nodesOfHeight([text, text, text], 150), 3, '60 px each');
  assert.is(nodesOfHeight([text, text, text], 150, { length: 95, height: 40 }), 2, '92 px each');
  assert.is(nodesOfHeight([text, text, text], 150, { length: 48, height: 24 }), 2, 'four lines each');
});

test('code counts by its lines, tables by their rows and lists by their items', () => {
  const code = c('CodeBlock', { code: 'a\nb\nc\nd' });
  const row = h('tr', {}, h('td', {}, words(100)));
  const table = h('table', {}, h('thead', {}, row), h('tbody', {}, row, row));
  const list = h('ul', {}, h('li', {}, 'a'), '\n', h('li', {}, 'b'), h('li', {}, 'c'));
  for (const node of [code, table, list]) {
    assert.is(nodesOfHeight([node, node], 80), 1);
    assert.is(nodesOfHeight([node, node], 90), 2);
  }
});

test('an element that may be closed or hidden counts as one line', () => {
  const tabs = c('Tabs', {}, c('TabItem', {}, p(words(500))));
  const details = c('Details', {}, p(words(500)));
  assert.is(nodesOfHeight([tabs, details, p('a')], 80), 3);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Json } from '../../../corpus/schema/index.ts';
import { tabItems } from '../../body/components/tabs/tab-items.ts';
import { c, p } from '../corpus/nodes.ts';

test('tabs come from the TabItem elements, with the value as label of last resort', () => {
  const items = tabItems({}, [
    c('TabItem', { value: 'a', label: 'A' }, p('x')),
    p('between'),
    c('TabItem', { value: 'b', default: true }),
  ]);
  assert.equal(
    items.map(({ value, label, isDefault }) => [value, label, isDefault]),
    [
      ['a', 'A', false],
      ['b', 'b', true],
    ],
  );
});

test('tabs come from `values`, in their order, with the panels that match', () => {
  const values = [{ value: 'b', label: 'B' }, { value: 'a', label: 'A' }, { value: 'c' }] as Json;
  const items = tabItems({ values }, [c('TabItem', { value: 'a' }, p('x')), c('TabItem', { value: 'b' }, p('y'))]);
  assert.equal(
    items.map(({ label, nodes }) => [label, nodes.length]),
    [
      ['B', 1],
      ['A', 1],
      ['c', 0],
    ],
  );
});

test('a repeated value results in one tab', () => {
  assert.is(tabItems({}, [c('TabItem', { value: 'a' }), c('TabItem', { value: 'a' })]).length, 1);
});

test.run();

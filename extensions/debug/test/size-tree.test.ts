import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { median, sizeBins } from '../view/size-bins.ts';
import { sizeTree, type SizeNode } from '../view/size-tree.ts';

const outline = ({ label, bytes, parts }: SizeNode): unknown =>
  parts.length === 0 ? `${label} ${bytes}` : [`${label} ${bytes}`, ...parts.map(outline)];
const tree = (sizes: Record<string, number>) =>
  outline(sizeTree(Object.entries(sizes).map(([name, bytes]) => ({ name, bytes }))));

test('folders add up their pages, the largest first', () => {
  assert.equal(tree({ 'docs/a': 1, 'docs/b': 2, 'blog/c': 4, 'blog/d': 1 }), [
    ' 8',
    ['blog 5', 'c 4', 'd 1'],
    ['docs 3', 'b 2', 'a 1'],
  ]);
});

test('a folder that is also a page contains itself as one of its parts', () => {
  assert.equal(tree({ docs: 5, 'docs/a': 1, 'docs/b': 9, index: 1 }), [
    ' 16',
    ['docs 15', 'b 9', 'docs 5', 'a 1'],
    'index 1',
  ]);
});

test('nested folders without other content become one node', () => {
  assert.equal(tree({ 'blog/2026/11/a': 1, 'blog/2026/11/b': 2, 'x/y/z': 4 }), [
    ' 7',
    'x/y/z 4',
    ['blog/2026/11 3', 'b 2', 'a 1'],
  ]);
});

test('sizes are counted in steps of twice the size, steps without pages included', () => {
  assert.equal(sizeBins([500, 999, 1000, 1999, 2000, 9000]), [
    { from: 0, count: 2 },
    { from: 1000, count: 2 },
    { from: 2000, count: 1 },
    { from: 4000, count: 0 },
    { from: 8000, count: 1 },
  ]);
  assert.equal(sizeBins([]), []);
});

test('as many sizes are above the median as below', () => {
  assert.is(median([5, 1, 9]), 5);
  assert.is(median([4, 1, 9, 6]), 5);
  assert.is(median([]), 0);
});

test.run();

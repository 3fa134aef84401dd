import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { openBranches } from '../../static/open-branch.ts';

const link = (name: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/${name}`,
  ...more,
});
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

/** The labels of items, those below others in brackets. */
function outline(items: readonly SidebarItem[]): string {
  return items
    .map((item) => {
      if (item.type === 'html') return 'html';
      return item.type === 'category' ? `${item.label}[${outline(item.items)}]` : item.label;
    })
    .join(' ');
}

const sidebar = [
  link('start'),
  category('A', [link('a1'), link('a2'), category('B', [link('b1'), link('b2')])]),
  category('C', [link('c1'), link('c2')], { collapsed: false }),
  category('D', [link('d1'), link('d2')], { href: '/d' }),
];

test('the way to the page is open, and other categories hold no more than they need to be shown', () => {
  const branches = openBranches(sidebar);
  assert.is(outline(branches.at('/start')), 'start A[a1] C[c1 c2] D[d1]');
  assert.is(outline(branches.at('/b2')), 'start A[a1 a2 B[b1 b2]] C[c1 c2] D[d1]');
  assert.is(outline(branches.at('/d/')), 'start A[a1] C[c1 c2] D[d1 d2]');
  assert.ok(branches.isPartial);
});

test('a page in two places has both of them open', () => {
  const twice = [category('A', [link('a'), link('x')]), category('B', [link('b'), link('x')])];
  assert.is(outline(openBranches(twice).at('/x')), 'A[a x] B[b x]');
});

test('a category of nothing but hidden pages stays hidden', () => {
  const hidden = [category('A', [link('a', { unlisted: true }), link('b', { unlisted: true })])];
  assert.is(outline(openBranches(hidden).at('/elsewhere')), 'A[]');
});

test('a sidebar that is open altogether is whole', () => {
  const open = openBranches([link('a'), category('B', [link('b')], { collapsed: false })]);
  assert.not(open.isPartial);
  assert.is(outline(open.at('/a')), 'a B[b]');
});

test('addresses are compared as readers see them', () => {
  const branches = openBranches([category('A', [link('x'), link('%C3%A4')])]);
  assert.is(outline(branches.at('/ä')), 'A[x %C3%A4]');
});

test.run();

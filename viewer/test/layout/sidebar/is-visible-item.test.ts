import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SidebarItem } from '../../../../corpus/schema/index.ts';
import { isVisibleItem } from '../../../layout/sidebar/sidebar.ts';

const link = (href: string, unlisted?: true): SidebarItem => ({
  type: 'link',
  label: href,
  href,
  ...(unlisted && { unlisted }),
});
const category = (items: SidebarItem[], rest: object = {}): SidebarItem => ({
  type: 'category',
  label: 'Group',
  collapsible: true,
  collapsed: true,
  items,
  ...rest,
});

test('an unlisted page is in the sidebar while it is read, and others always', () => {
  assert.is(isVisibleItem(link('/a'), '/x'), true);
  assert.is(isVisibleItem(link('/a', true), '/x'), false);
  assert.is(isVisibleItem(link('/a', true), '/a/'), true);
});

test('a category shows while something in it does', () => {
  const secrets = category([category([link('/a', true)]), link('/b', true)]);
  assert.is(isVisibleItem(secrets, '/x'), false);
  assert.is(isVisibleItem(secrets, '/a'), true);
  assert.is(isVisibleItem(category([link('/a', true), category([link('/b')])]), '/x'), true);
});

test('a category with its own listed page is visible regardless of its items', () => {
  const inside = [link('/a', true)];
  assert.is(isVisibleItem(category(inside, { href: '/group' }), '/x'), true);
  assert.is(isVisibleItem(category(inside, { href: '/group', linkUnlisted: true }), '/x'), false);
  assert.is(isVisibleItem(category(inside, { href: '/group', linkUnlisted: true }), '/group'), true);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { firstPages } from '../../search/use-site-parts.ts';

const link = (label: string, more = {}): SidebarItem => ({ type: 'link', label, href: `/${label}`, ...more });
const category = (label: string, items: SidebarItem[], more = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

test('a part of a site starts with its first pages; a category without a page links to its first page', () => {
  const items = [link('a'), category('b', [category('c', [link('d')])]), category('e', [link('f')], { href: '/e' })];
  assert.equal(firstPages(items), [
    { url: '/a', title: 'a' },
    { url: '/d', title: 'b' },
    { url: '/e', title: 'e' },
  ]);
});

test('unlisted pages, external links, empty categories and all pages after the sixth are left out', () => {
  const others = [link('a', { unlisted: true }), link('b', { href: 'https://b.example' }), category('c', [])];
  assert.equal(firstPages(others), []);
  assert.is(firstPages(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => link(name))).length, 6);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { pagesBeside } from '../../search/use-start-pages.ts';

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });
const category = (label: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
});

test('pages next to a page are the links of its innermost category with other links', () => {
  const items = [
    link('/a'),
    category('Outer', [link('/b'), category('Inner', [link('/c'), link('/d'), link('https://example.com')])]),
  ];
  const beside = (path: string) => pagesBeside(items, path).map(({ url }) => url);
  assert.equal(beside('/d'), ['/c']);
  assert.equal(beside('/b'), ['/a'], 'around it where it stands alone');
  assert.equal(beside('/a'), []);
  assert.equal(beside('/elsewhere'), ['/a']);
});

test.run();

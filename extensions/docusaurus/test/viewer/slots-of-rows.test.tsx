// Renders sidebar rows and navbar items with theme components of a site.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { NavbarItem, SidebarItem } from '../../../../corpus/schema/index.ts';
import { filledSlots } from '../../../../viewer/state/slot.tsx';
import { ItemsOfParts } from '../../viewer/navbar/navbar-items.tsx';
import { DocSidebarItem, RowOfParts } from '../../viewer/docs/sidebar-item.tsx';
import { sidebarParts } from '../../../../viewer/layout/sidebar/sidebar-parts.ts';
import { SidebarItems } from '../../../../viewer/layout/sidebar/sidebar-items.tsx';
import { sampleDoc } from '../../../../viewer/test/corpus/sample-corpus.ts';
import { onPage } from '../../../../viewer/test/client/wrap.tsx';

const doc = sampleDoc('/site/docs/intro', 'Introduction', {});
const items: SidebarItem[] = [
  { type: 'link', label: 'Tides', href: '/site/docs/tides' },
  {
    type: 'category',
    label: 'More',
    collapsible: true,
    collapsed: false,
    items: [{ type: 'link', label: 'Deep', href: '/site/docs/deep' }],
  },
];
const own = sidebarParts.Row;

test.after.each(() => {
  sidebarParts.Row = own;
  for (const name of Object.keys(filledSlots)) delete filledSlots[name];
});

test('a part for sidebar rows gets the item and its depth, and wraps the viewer’s own row', () => {
  const plain = onPage(<SidebarItems items={items} />, doc);
  sidebarParts.Row = RowOfParts;
  assert.is(onPage(<SidebarItems items={items} />, doc), plain);
  filledSlots['DocSidebarItem'] = (props) => {
    const { item, level, index } = props as unknown as { item: SidebarItem; level: number; index: number };
    if (item.type === 'link' && item.label === 'Tides') return null;
    return (
      <>
        <i>{`${item.type} ${level} ${index}`}</i>
        <DocSidebarItem item={item} />
      </>
    );
  };
  const html = onPage(<SidebarItems items={items} />, doc);
  assert.not.match(html, 'Tides');
  for (const part of ['category 1 1', 'link 2 0', 'More', 'Deep']) assert.match(html, part);
});

test('a part for rows of one kind replaces only those rows', () => {
  sidebarParts.Row = RowOfParts;
  filledSlots['DocSidebarItem/Link'] = () => <li>mine</li>;
  const html = onPage(<SidebarItems items={items} />, doc);
  assert.is(html.match(/mine/g)?.length, 2);
  assert.match(html, 'More');
});

test('a part for navbar items, or for items of one type, renders them', () => {
  const links = [
    { type: 'link', label: 'Blog', href: '/site/blog', position: 'left' },
    { type: 'dropdown', label: 'All', position: 'left', items: [] },
  ] as unknown as NavbarItem[];
  filledSlots['NavbarItem/DropdownNavbarItem'] = ({ label }) => <b>{`menu ${String(label)}`}</b>;
  const html = onPage(<ItemsOfParts items={links} />, doc);
  assert.match(html, 'menu All');
  assert.match(html, /href="\/site\/blog"[^>]*>Blog/);
  filledSlots['NavbarItem'] = ({ label, mobile }) => <u>{`${String(label)} ${String(mobile)}`}</u>;
  assert.match(onPage(<ItemsOfParts items={links} />, doc), 'Blog false');
});

test.run();

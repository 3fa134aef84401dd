import type { ComponentType, ReactNode } from 'react';
import type { NavbarItem as CorpusItem } from '../../../../corpus/index.ts';
import { slot } from '../../../../viewer/extension.ts';
import { NavbarItem, navbarItemOf, type NavbarItemProps } from './navbar-item.tsx';

/** The viewer's components for navbar items: Docusaurus' module without `@theme/` → component. */
export const typedItems = {
  'NavbarItem/DocNavbarItem': navbarItemOf('doc'),
  'NavbarItem/DocSidebarNavbarItem': navbarItemOf('docSidebar'),
  'NavbarItem/DocsVersionDropdownNavbarItem': navbarItemOf('docsVersionDropdown', { itemsBefore: [], itemsAfter: [] }),
  'NavbarItem/DocsVersionNavbarItem': navbarItemOf('docsVersion'),
  'NavbarItem/DropdownNavbarItem': navbarItemOf('dropdown', { items: [] }),
  'NavbarItem/HtmlNavbarItem': navbarItemOf('html'),
  'NavbarItem/LocaleDropdownNavbarItem': navbarItemOf('localeDropdown', { itemsBefore: [], itemsAfter: [] }),
  'NavbarItem/SearchNavbarItem': navbarItemOf('search'),
};

const names: Partial<Record<CorpusItem['type'], keyof typeof typedItems>> = {
  doc: 'NavbarItem/DocNavbarItem',
  docSidebar: 'NavbarItem/DocSidebarNavbarItem',
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: 'NavbarItem/DocsVersionDropdownNavbarItem',
  dropdown: 'NavbarItem/DropdownNavbarItem',
  html: 'NavbarItem/HtmlNavbarItem',
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  search: 'NavbarItem/SearchNavbarItem',
};

const parts = new Map(
  Object.entries(names).map(([type, name]) => [type, slot(name, typedItems[name] as ComponentType<NavbarItemProps>)]),
);
const Default = slot('NavbarItem/DefaultNavbarItem', NavbarItem);

/** Renders an item of the navbar with the component for its type. */
export function NavbarItemOfParts(props: NavbarItemProps): ReactNode {
  const Part = parts.get(String(props.type)) ?? Default;
  return <Part {...props} />;
}

const Item = slot('NavbarItem', NavbarItemOfParts);

/** Renders the items on one side of the navbar with the site's components. */
export function ItemsOfParts({ items }: { items: CorpusItem[] }): ReactNode {
  return items.map((item, index) => (
    <li key={index} className={item.type === 'search' ? 'has-search' : undefined}>
      <Item {...(item as unknown as NavbarItemProps)} mobile={false} />
    </li>
  ));
}

/** Renders the navbar's items in the menu of narrow screens with the site's components. */
export function SideMenuItemsOfParts({ items }: { items: CorpusItem[] }): ReactNode {
  return (
    <ul className="menu-list">
      {items.map((item, index) => (
        <li key={index}>
          <Item {...(item as unknown as NavbarItemProps)} mobile />
        </li>
      ))}
    </ul>
  );
}

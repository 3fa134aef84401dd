import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import {
  MenuButton,
  NavbarFrame,
  navbarParts,
  type NavbarProps,
  sidesOf,
  slot,
  useSiteFile as useSite,
} from '../../../../viewer/extension.ts';
import { NavbarSearch } from './navbar-item.tsx';
import { ItemsOfParts } from './navbar-items.tsx';

/** The viewer's props of the navbar: whether the menu of narrow screens is open, and a function that opens it. */
const Menu = createContext<NavbarProps>({ isMenuOpen: false, onOpenMenu: () => undefined });

/** The button that opens the menu of narrow screens. */
export function NavbarToggle(): ReactNode {
  return <MenuButton {...useContext(Menu)} />;
}

const Toggle = slot('Navbar/MobileSidebar/Toggle', NavbarToggle);
const Search = slot('Navbar/Search', NavbarSearch);

/** The content of the navbar: the brand, the items of both sides, the colour mode, the search. */
export function NavbarContent(): ReactNode {
  const { items } = useSite().navbar;
  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle, Items = ItemsOfParts } = navbarParts;
  const [left, right] = sidesOf(items);
  return (
    <div className="navbar-row">
      <Toggle />
      <Logo />
      <ul className="navbar-items">
        <Items items={left} />
      </ul>
      <ul className="navbar-items is-right">
        <Items items={right} />
      </ul>
      <ModeToggle />
      {items.every(({ type }) => type !== 'search') && <Search />}
    </div>
  );
}

const Layout = slot('Navbar/Layout', NavbarFrame);
const Content = slot('Navbar/Content', NavbarContent as ComponentType<object>);

/** Renders the navbar from components that a site can replace. */
export function NavbarOfParts(props: NavbarProps): ReactNode {
  return (
    <Menu value={props}>
      <Layout>
        <Content />
      </Layout>
    </Menu>
  );
}

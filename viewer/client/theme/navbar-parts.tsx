import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { navbarParts } from '../../layout/navbar/navbar-parts.ts';
import type { Navbar } from '../../layout/navbar/navbar.tsx';
import { useNavbarHidden } from '../../layout/navbar/use-navbar-hidden.ts';
import { message } from '../../messages/message.ts';
import { innerPart } from './inner-parts.tsx';
import { NavbarSearch } from './navbar-item.tsx';
import { ItemsOfParts } from './navbar-items.tsx';

type NavbarProps = Parameters<typeof Navbar>[0];

/** The menu of narrow screens, which the navbar opens. */
const Menu = createContext<NavbarProps>({ isMenuOpen: false, onOpenMenu: () => undefined });

/** The bar itself, which goes out of the way where the site says so. */
export function NavbarLayout({ children }: { children?: ReactNode }): ReactNode {
  const { navbar } = useSite();
  const isHidden = useNavbarHidden(navbar.hideOnScroll);
  const classes = ['navbar', navbar.style && `navbar-${navbar.style}`, isHidden && 'is-hidden'];
  return (
    <nav aria-label={message('theme.NavBar.navAriaLabel')} className={classes.filter(Boolean).join(' ')}>
      {children}
    </nav>
  );
}

/** The button that opens the menu of narrow screens. */
export function NavbarToggle(): ReactNode {
  const { isMenuOpen, onOpenMenu } = useContext(Menu);
  return (
    <button
      type="button"
      className="icon-button navbar-toggle"
      aria-label={message('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
      aria-expanded={isMenuOpen}
      aria-haspopup="dialog"
      onClick={onOpenMenu}
    >
      <Icon name="menu" />
    </button>
  );
}

const Toggle = innerPart('Navbar/MobileSidebar/Toggle', NavbarToggle);
const Search = innerPart('Navbar/Search', NavbarSearch);

/** What is in the bar: the way home, the items of both sides, the colour mode, the search. */
export function NavbarContent(): ReactNode {
  const { items } = useSite().navbar;
  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle, Items = ItemsOfParts } = navbarParts;
  const sides = [items.filter(({ position }) => position === 'left'), items.filter((item) => item.position !== 'left')];
  return (
    <div className="navbar-row">
      <Toggle />
      <Logo />
      <ul className="navbar-items">
        <Items items={sides[0]!} />
      </ul>
      <ul className="navbar-items is-right">
        <Items items={sides[1]!} />
      </ul>
      <ModeToggle />
      {items.every(({ type }) => type !== 'search') && <Search />}
    </div>
  );
}

const Layout = innerPart('Navbar/Layout', NavbarLayout);
const Content = innerPart('Navbar/Content', NavbarContent as ComponentType<object>);

/** The navbar, put together of parts that a site may have of its own. */
export function NavbarOfParts(props: NavbarProps): ReactNode {
  return (
    <Menu value={props}>
      <Layout>
        <Content />
      </Layout>
    </Menu>
  );
}

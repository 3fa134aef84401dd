import type { ReactNode } from 'react';
import type { NavbarItem } from '../../../corpus/schema/index.ts';
import { renderNodes } from '../../body/render-nodes.tsx';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { CustomItem } from './custom-item.tsx';
import { Dropdown } from './dropdown.tsx';
import { EntryLink } from './entry-link.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { navbarParts } from './navbar-parts.ts';
import { useMenuEntries } from './use-menu-entries.ts';
import { useNavbarHidden } from './use-navbar-hidden.ts';
import { message } from '../../messages/message.ts';

export interface NavbarProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** Renders the outermost element of the navbar. With `hideOnScroll`, the navbar hides while the reader scrolls down. */
export function NavbarFrame({ children }: { children?: ReactNode }) {
  const { navbar } = useSite();
  const isHidden = useNavbarHidden(navbar.hideOnScroll);
  const { style, foldsBelow } = navbar;
  const classes = ['navbar', style && `navbar-${style}`, foldsBelow && `folds-${foldsBelow}`, isHidden && 'is-hidden'];
  return (
    <nav aria-label={message('theme.NavBar.navAriaLabel')} className={classes.filter(Boolean).join(' ')}>
      {children}
    </nav>
  );
}

/** The button that opens the menu of narrow screens. */
export function MenuButton({ isMenuOpen, onOpenMenu }: NavbarProps) {
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

/** @returns the items of the left and of the right side; items without a position are on the right */
export function sidesOf(items: readonly NavbarItem[]): [left: NavbarItem[], right: NavbarItem[]] {
  return [items.filter(({ position }) => position === 'left'), items.filter(({ position }) => position !== 'left')];
}

export function Navbar(props: NavbarProps) {
  const { navbar } = useSite();
  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle, Items = NavbarItems } = navbarParts;
  const [left, right] = sidesOf(navbar.items);
  const hasSearch = navbar.items.some(({ type }) => type === 'search');
  return (
    <NavbarFrame>
      <div className="navbar-row">
        <MenuButton {...props} />
        <Logo />
        <ul className="navbar-items">
          <Items items={left} />
        </ul>
        <ul className="navbar-items is-right">
          <Items items={right} />
        </ul>
        <ModeToggle />
        {!hasSearch && <navbarParts.SearchBar />}
      </div>
    </NavbarFrame>
  );
}

function NavbarItems({ items }: { items: NavbarItem[] }) {
  return useMenuEntries(items).map(renderEntry);
}

function renderEntry(entry: MenuEntry, index: number) {
  return (
    <li
      key={index}
      className={entry.kind === 'search' ? ['has-search', entry.className].filter(Boolean).join(' ') : undefined}
    >
      {entry.kind === 'link' && <EntryLink entry={entry} className="navbar-link" />}
      {entry.kind === 'html' && <div className={entry.className}>{renderNodes(entry.body)}</div>}
      {entry.kind === 'group' && <Dropdown group={entry} />}
      {entry.kind === 'custom' && <CustomItem entry={entry} />}
      {entry.kind === 'search' && <navbarParts.SearchBar />}
    </li>
  );
}

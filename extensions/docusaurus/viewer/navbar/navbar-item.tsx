import type { ReactNode } from 'react';
import type { NavbarItem as CorpusItem } from '../../../../corpus/index.ts';
import {
  Brand,
  CustomItem,
  Dropdown,
  EntryLink,
  navbarParts,
  renderNodes,
  SideMenuEntry,
  useMenuEntries,
} from '../../../../viewer/extension.ts';
import { DefaultNavbarItem, type DefaultNavbarItemProps } from './default-navbar-item.tsx';

/** The site's logo and name, linked to the home page. */
export function Logo(): ReactNode {
  return <Brand />;
}

/** Renders the container of the search in the navbar. */
export function NavbarSearch({ children, className }: { children?: ReactNode; className?: string }): ReactNode {
  return <div className={className}>{children ?? <navbarParts.SearchBar />}</div>;
}

export type NavbarItemProps = DefaultNavbarItemProps & Partial<Record<string, unknown>>;

/** Renders an item of `useThemeConfig().navbar.items`, or a link with `to` or `href`. */
export function NavbarItem(props: NavbarItemProps): ReactNode {
  return typeof props.type === 'string' && props.type !== 'default' ? (
    <ItemOfSite item={props as unknown as CorpusItem} mobile={props.mobile} />
  ) : (
    <DefaultNavbarItem {...props} />
  );
}

function ItemOfSite({ item, mobile }: { item: CorpusItem; mobile?: boolean | undefined }): ReactNode {
  const [entry] = useMenuEntries([item]);
  if (mobile && entry) return <SideMenuEntry entry={entry} />;
  switch (entry?.kind) {
    case 'link':
      return <EntryLink entry={entry} className="navbar-link" />;
    case 'group':
      return <Dropdown group={entry} />;
    case 'html':
      return <div className={entry.className}>{renderNodes(entry.body)}</div>;
    case 'custom':
      return <CustomItem entry={entry} />;
    case 'search':
      return <navbarParts.SearchBar />;
    default:
      return null;
  }
}

/** Renders a link of the navbar: an item of the site's config, or another link that code passes. */
export function LinkItem(props: NavbarItemProps): ReactNode {
  return props.type === 'link' ? <NavbarItem {...props} /> : <DefaultNavbarItem {...props} />;
}

/** @returns a component that renders items of one type. `missing` are defaults for fields that the type requires */
export function navbarItemOf(type: CorpusItem['type'], missing: object = {}) {
  return function TypedItem(props: NavbarItemProps): ReactNode {
    return <ItemOfSite item={{ ...missing, ...props, type } as unknown as CorpusItem} mobile={props.mobile} />;
  };
}

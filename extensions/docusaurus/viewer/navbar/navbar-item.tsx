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

/** Renders the element around the search box of the navbar. */
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

/**
 * Renders a link in the navbar. If `type` is `link`, the props are an item of the config; otherwise `to` or `href` is
 * the target.
 */
export function LinkItem(props: NavbarItemProps): ReactNode {
  return props.type === 'link' ? <NavbarItem {...props} /> : <DefaultNavbarItem {...props} />;
}

/** Creates a component that renders navbar items of one type. `missing` contains default values for required fields. */
export function navbarItemOf(type: CorpusItem['type'], missing: object = {}) {
  return function TypedItem(props: NavbarItemProps): ReactNode {
    return <ItemOfSite item={{ ...missing, ...props, type } as unknown as CorpusItem} mobile={props.mobile} />;
  };
}

import type { BodyNode, NavbarCustom } from '../../../corpus/schema/index.ts';
import type { IconName } from '../../icons/icon.tsx';

/**
 * An item of the navbar or the side menu, computed for one page. A versions dropdown, for example, becomes a group of
 * links.
 */
export type MenuEntry = MenuLink | MenuHtml | MenuGroup | MenuCustom | MenuSearch;

export interface MenuLink {
  kind: 'link';
  label: string;
  /** Nodes that replace the label. */
  body?: BodyNode[] | undefined;
  href: string;
  isActive: boolean;
  className?: string | undefined;
  attributes?: Record<string, string> | undefined;
  /** A docs version. When the reader follows the link, the viewer stores this version as the reader's choice. */
  chooses?: { instance: string; version: string } | undefined;
}

export interface MenuHtml {
  kind: 'html';
  body: BodyNode[];
  className?: string | undefined;
}

/** An item that a component of the site's theme renders. */
export type MenuCustom = Omit<NavbarCustom, 'type'> & { kind: 'custom' };

/** The button that opens the search. */
export interface MenuSearch {
  kind: 'search';
  className?: string | undefined;
}

export interface MenuGroup {
  kind: 'group';
  label: string;
  /** Nodes that replace the label. */
  body?: BodyNode[] | undefined;
  /** The label in the side menu, if it differs. */
  narrowLabel?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  isActive: boolean;
  entries: MenuEntry[];
  className?: string | undefined;
}

export interface CustomItemProps {
  entry: MenuCustom;
  /** Whether the item is in the side menu. */
  mobile?: boolean;
}

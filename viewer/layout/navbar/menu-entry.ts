import type { BodyNode, NavbarCustom } from '../../../corpus/schema/index.ts';
import type { IconName } from '../../icons/icon.tsx';

/** An item of the navbar as shown, on wide screens and in the side menu: everything that depends on the page is decided. */
export type MenuEntry = MenuLink | MenuHtml | MenuGroup | MenuCustom | MenuSearch;

export interface MenuLink {
  kind: 'link';
  label: string;
  /** What is shown in place of the label. */
  body?: BodyNode[] | undefined;
  href: string;
  isActive: boolean;
  className?: string | undefined;
  attributes?: Record<string, string> | undefined;
  /** The version that following this link makes the preferred one. */
  chooses?: { instance: string; version: string } | undefined;
}

export interface MenuHtml {
  kind: 'html';
  body: BodyNode[];
  className?: string | undefined;
}

/** Drawn by a component of the site's theme. */
export type MenuCustom = Omit<NavbarCustom, 'type'> & { kind: 'custom' };

/** The button that opens the search. */
export interface MenuSearch {
  kind: 'search';
  className?: string | undefined;
}

export interface MenuGroup {
  kind: 'group';
  label: string;
  /** What is shown in place of the label. */
  body?: BodyNode[] | undefined;
  /** What the side menu says instead. */
  narrowLabel?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  isActive: boolean;
  entries: MenuEntry[];
  className?: string | undefined;
}

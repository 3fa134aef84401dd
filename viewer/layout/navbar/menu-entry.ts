import type { BodyNode, NavbarCustom } from '../../../corpus/schema/index.ts';
import type { IconName } from '../../icons/icon.tsx';

/** An item of the navbar or the side menu, after all conditions on the current page are resolved. */
export type MenuEntry = MenuLink | MenuHtml | MenuGroup | MenuCustom | MenuSearch;

export interface MenuLink {
  kind: 'link';
  label: string;
  /** Content instead of the label. */
  body?: BodyNode[] | undefined;
  href: string;
  isActive: boolean;
  className?: string | undefined;
  attributes?: Record<string, string> | undefined;
  /** The version that becomes the preferred one when the reader follows the link. */
  chooses?: { instance: string; version: string } | undefined;
}

export interface MenuHtml {
  kind: 'html';
  body: BodyNode[];
  className?: string | undefined;
}

/** Rendered by a component of the site's theme. */
export type MenuCustom = Omit<NavbarCustom, 'type'> & { kind: 'custom' };

/** The button that opens the search. */
export interface MenuSearch {
  kind: 'search';
  className?: string | undefined;
}

export interface MenuGroup {
  kind: 'group';
  label: string;
  /** Content instead of the label. */
  body?: BodyNode[] | undefined;
  /** The label in the side menu. */
  narrowLabel?: string | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  isActive: boolean;
  entries: MenuEntry[];
  className?: string | undefined;
}

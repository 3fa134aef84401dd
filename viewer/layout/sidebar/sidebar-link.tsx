import type { SidebarLink as SidebarLinkItem } from '../../../compiler/corpus/index.ts';
import { encodePath } from '../../../compiler/url/pathname.ts';
import { isExternal } from '../../../compiler/url/policy.ts';
import { Icon } from '../../icons/icon.tsx';
import { Link } from '../../navigation/link.tsx';

interface SidebarLinkProps {
  link: SidebarLinkItem;
  isActive: boolean;
  replace?: boolean | undefined;
}

export function SidebarLink({ link: { label, href }, isActive, replace }: SidebarLinkProps) {
  return (
    <Link
      href={sidebarHref(href)}
      replace={replace}
      className={isActive ? 'menu-link is-active' : 'menu-link'}
      aria-current={isActive ? 'page' : undefined}
    >
      {label}
      {isExternal(href) && <Icon name="external" label="(opens in new tab)" />}
    </Link>
  );
}

/** Sidebars hold paths as served; an address off the site is an href already. */
export function sidebarHref(path: string): string {
  return isExternal(path) ? path : path.replace(/^[^?#]*/, (pathname) => (/%[0-9a-f]{2}/i.test(pathname) ? pathname : encodePath(pathname)));
}

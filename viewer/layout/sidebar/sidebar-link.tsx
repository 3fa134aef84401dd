import type { SidebarLink as SidebarLinkItem } from '../../../compiler/corpus/index.ts';
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
      href={href}
      replace={replace}
      className={isActive ? 'menu-link is-active' : 'menu-link'}
      aria-current={isActive ? 'page' : undefined}
    >
      {label}
      {isExternal(href) && <Icon name="external" label="(opens in new tab)" />}
    </Link>
  );
}

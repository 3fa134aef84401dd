import type { SidebarLink as SidebarLinkItem } from '../../../corpus/schema/index.ts';
import { ExternalMark } from '../../icons/marks.tsx';
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
      <ExternalMark href={href} />
    </Link>
  );
}

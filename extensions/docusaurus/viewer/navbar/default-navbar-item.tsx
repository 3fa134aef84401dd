import type { ReactNode } from 'react';
import { Link } from '../../../../viewer/extension.ts';

export interface DefaultNavbarItemProps {
  label?: ReactNode;
  to?: string;
  href?: string;
  className?: string;
  mobile?: boolean;
  onClick?: () => void;
}

/** A link with the style of navbar links, for navbar items that a site's component renders. */
export function DefaultNavbarItem({ label, to, href, className, mobile = false, onClick }: DefaultNavbarItemProps) {
  const classes = [mobile ? 'menu-link' : 'navbar-link', className].filter(Boolean).join(' ');
  return (
    <Link to={to} href={href} className={classes} onClick={onClick}>
      {label}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link, type LinkProps, usePathname, useViewer, withBaseUrl } from '../../../../viewer/extension.ts';

export interface NavbarNavLinkProps extends LinkProps {
  label?: ReactNode;
  /** HTML from the site's config. It replaces `label`. */
  html?: string;
  /** The link is active on all pages whose path below the base URL starts with this path. */
  activeBasePath?: string;
  /** The link is active on all pages whose path matches this regular expression. */
  activeBaseRegex?: string;
  isDropdownLink?: boolean;
  prependBaseUrlToHref?: boolean;
}

/**
 * A navbar link, which custom navbar items of a site can import. While the link is active, it has the class
 * `activeClassName`.
 */
export function NavbarNavLink({
  activeBasePath,
  activeBaseRegex,
  to,
  href,
  label,
  html,
  className,
  activeClassName = 'navbar__link--active',
  isDropdownLink: _,
  prependBaseUrlToHref = false,
  ...attributes
}: NavbarNavLinkProps): ReactNode {
  const { site } = useViewer('NavbarNavLink');
  const pathname = usePathname();
  const content = html === undefined ? { children: label } : { dangerouslySetInnerHTML: { __html: html } };
  if (href !== undefined) {
    return (
      <Link {...attributes} {...content} className={className} href={href} autoAddBaseUrl={prependBaseUrlToHref} />
    );
  }
  const hasOwnRule = activeBasePath !== undefined || activeBaseRegex !== undefined;
  const isActive =
    activeBaseRegex === undefined
      ? activeBasePath !== undefined && pathname.startsWith(withBaseUrl(activeBasePath, site))
      : new RegExp(activeBaseRegex).test(pathname);
  const classes = [className, isActive && activeClassName].filter(Boolean).join(' ');
  return (
    <Link
      {...attributes}
      {...content}
      to={to}
      className={classes || undefined}
      {...(hasOwnRule ? isActive && { 'aria-current': 'page' } : { isNavLink: true, activeClassName })}
    />
  );
}

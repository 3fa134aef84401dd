import type { AnchorHTMLAttributes } from 'react';
import { Link as ViewerLink } from '../../navigation/link.tsx';
import { samePath } from '../../navigation/paths.ts';
import { usePathname } from '../../navigation/use-location.ts';
import { useViewer } from '../use-viewer.ts';
import { withBaseUrl } from './use-base-url.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The target of the link; same as `href`. */
  to?: string;
  /** Whether to prepend the site's base URL to a path that starts with a slash. */
  autoAddBaseUrl?: boolean;
  isNavLink?: boolean;
  /** A class that the link has while its target is the current page, in addition to `className`. */
  activeClassName?: string;
  exact?: boolean;
}

/** Renders a link. If it leads to a page of this site, it navigates without a reload. */
export function Link({
  to,
  href,
  autoAddBaseUrl = true,
  isNavLink = false,
  activeClassName = 'active',
  exact = false,
  className,
  ...attributes
}: LinkProps) {
  const { corpus, site } = useViewer('Link');
  const pathname = usePathname();
  const target = to ?? href;
  if (target === undefined) return <a {...attributes} className={className} />;
  const isFile = target.startsWith('pathname://');
  const path = isFile ? target.slice('pathname://'.length) : target;
  const address = autoAddBaseUrl && path.startsWith('/') && !path.startsWith('//') ? withBaseUrl(path, site) : path;
  const isActive =
    isNavLink && (samePath(address, pathname) || (!exact && pathname.startsWith(`${address.replace(/\/$/, '')}/`)));
  const classes = [className, isActive && activeClassName].filter(Boolean).join(' ') || undefined;
  const own = { ...attributes, className: classes, ...(isActive && { 'aria-current': 'page' as const }) };
  if (isFile) return <a target="_blank" rel="noopener noreferrer" {...own} href={corpus.url(address)} />;
  return <ViewerLink {...own} href={address} />;
}

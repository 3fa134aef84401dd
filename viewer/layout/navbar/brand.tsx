import { encodePath } from '../../../corpus/url/pathname.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { Mark } from '../../icons/marks.tsx';
import { Link } from '../../navigation/link.tsx';
import { startPath } from '../../navigation/paths.ts';
import { SiteLogo } from '../site-logo.tsx';
import { message } from '../../messages/message.ts';

interface BrandProps {
  onFollow?: (() => void) | undefined;
  replace?: boolean | undefined;
  /**
   * Whether this is the logo above the sidebar, which is visible while the navbar is hidden. Only the logo in the
   * navbar can be focused.
   */
  isTwin?: boolean;
}

/** The site's logo and name, linked to the home page. */
export function Brand({ onFollow, replace, isTwin = false }: BrandProps) {
  const site = useSite();
  const { logo, title, mark } = site.navbar;
  return (
    <Link
      href={logo?.href ?? encodePath(startPath(site))}
      target={logo?.target}
      className="brand"
      replace={replace}
      onClick={onFollow}
      {...(isTwin && { tabIndex: -1, 'aria-hidden': true })}
      aria-label={title || logo?.alt ? undefined : message('theme.docs.breadcrumbs.home')}
    >
      {logo ? <SiteLogo logo={logo} isNamed={title !== undefined && title !== ''} /> : (mark ?? <Mark />)}
      {title !== undefined && (
        <b className="brand-title" dir="auto">
          {title}
        </b>
      )}
    </Link>
  );
}

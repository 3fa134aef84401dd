import { encodePath } from '../../../compiler/url/pathname.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { Mark } from '../../icons/mark.tsx';
import { Link } from '../../navigation/link.tsx';
import { startPath } from '../../navigation/start-path.ts';
import { SiteLogo } from '../site-logo.tsx';

interface BrandProps {
  onFollow?: (() => void) | undefined;
  replace?: boolean | undefined;
}

/** The site's logo and name, which lead home. */
export function Brand({ onFollow, replace }: BrandProps) {
  const site = useSite();
  const { logo, title } = site.navbar;
  return (
    <Link
      href={logo?.href ?? encodePath(startPath(site))}
      target={logo?.target}
      className="brand"
      replace={replace}
      onClick={onFollow}
      aria-label={title || logo?.alt ? undefined : 'Home page'}
    >
      {logo ? <SiteLogo logo={logo} isNamed={title !== undefined && title !== ''} /> : <Mark />}
      {title !== undefined && <b className="brand-title">{title}</b>}
    </Link>
  );
}

import type { Logo } from '../../corpus/schema/index.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';

interface SiteLogoProps {
  logo: Logo;
  /** Whether the site's name is next to the logo. If so, the logo needs no alternative text. */
  isNamed: boolean;
}

/** The site's logo. It can have an image for each colour mode. CSS hides the image of the inactive mode. */
export function SiteLogo({ logo, isNamed }: SiteLogoProps) {
  const { src, srcDark, alt, width, height, className } = logo;
  const image = (url: string, mode: string) =>
    isSafeUrl(url, 'image') && (
      <img
        src={url}
        alt={isNamed ? '' : alt}
        width={width}
        height={height}
        className={['site-logo', mode, className].filter(Boolean).join(' ')}
      />
    );
  if (srcDark === undefined) return image(src, '');
  return (
    <>
      {image(src, 'only-light')}
      {image(srcDark, 'only-dark')}
    </>
  );
}

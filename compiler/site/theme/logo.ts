import type { Logo } from '../../../corpus/schema/index.ts';
import type { LogoOptions } from '../../config/theme.ts';
import { fileHref, siteLink, type LinkBase } from '../routes/site-link.ts';

/**
 * @param alt default for the alternative text, if the config sets none
 * @returns the logo with resolved addresses
 */
export function resolveLogo(logo: LogoOptions, alt: string, links: LinkBase): Logo {
  const { src, srcDark, width, height, className } = logo;
  const link = logo.href === undefined ? undefined : siteLink(logo.href, links);
  return {
    alt: logo.alt ?? alt,
    src: fileHref(src, links),
    srcDark: srcDark === undefined ? undefined : fileHref(srcDark, links),
    href: link?.href,
    target: logo.target ?? link?.target,
    width,
    height,
    className,
  };
}

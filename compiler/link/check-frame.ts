import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { LinkInput } from './link.ts';
import { decodePath, joinPath, splitUrl } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { frameLinks, sidebarLinks, withKey, type FrameLink, type SidebarLinks } from './frame-links.ts';
import { incompleteUrl, withScheme } from './incomplete-url.ts';
import { atMostWarn, pageInOtherCase } from './other-case.ts';
import { findTarget, type Targets } from './targets.ts';

/**
 * Checks the links around the content of pages: in the navbar, the footer, the announcement bar and sidebars.
 *
 * @param configFile name of the config file
 * @param linksIn finds the links in a sidebar
 */
export function checkFrame(
  site: LinkInput['site'],
  targets: Targets,
  configFile: string,
  linksIn: SidebarLinks = sidebarLinks,
) {
  const { config } = site;
  const tolerated: string[] = [];
  const broken = (links: FrameLink[], placeOf: (link: FrameLink) => Place) =>
    [...new Map(links.map((link) => [JSON.stringify(link), link])).values()]
      .filter(({ href, isInHtml }) => !(isInHtml && isOfOtherOutput(href, site)) && isBroken(href, targets))
      .flatMap((link) => {
        const { key, href, isInHtml } = link;
        const pathname = decodePath(splitUrl(href).pathname);
        const other = pageInOtherCase(pathname, targets);
        const near = other?.path ?? withScheme(hrefBelow(href, config)) ?? nearest(pathname, targets.pages.keys());
        const level = isInHtml || other ? atMostWarn(config.onBrokenLinks) : config.onBrokenLinks;
        if (isInHtml || other) tolerated.push(href);
        return atLevel(level, diagnose('broken-frame-link', placeOf(link), { key, href, near }));
      });
  const incomplete = (links: FrameLink[], placeOf: (link: FrameLink) => Place) =>
    links.flatMap((link) => {
      const found = incompleteUrl(link.href);
      return found ? [diagnose('incomplete-url', placeOf(link), { key: link.key, url: link.href, ...found })] : [];
    });
  const check: typeof broken = (links, placeOf) => [...broken(links, placeOf), ...incomplete(links, placeOf)];
  const ofSidebars = site.docs.flatMap(({ versions }) =>
    versions.flatMap(({ sidebars, placeOfLink }) =>
      check(
        Object.entries(sidebars).flatMap(([name, items]) => withKey(linksIn(items), name)),
        (link) => placeOfLink(link.key, link),
      ),
    ),
  );
  const files = missingFiles(site, targets).map((file) => diagnose('missing-frame-file', { path: configFile }, file));
  return {
    diagnostics: [...check(frameLinks(site), () => ({ path: configFile })), ...files, ...ofSidebars],
    /** Addresses without a page that are allowed, and therefore never reported. */
    tolerated,
  };
}

/** Returns missing files that the config names outside of content, such as a logo. */
export function missingFiles({ config, navbar, footer }: LinkInput['site'], targets: Targets): FrameLink[] {
  const { favicon, baseUrl, themeConfig } = config;
  const fromBase = (file: string | undefined) => (file && !isExternal(file) ? joinPath(baseUrl, file) : undefined);
  const files: [key: string, href: string | undefined][] = [
    ['favicon', fromBase(favicon)],
    ['themeConfig.image', fromBase(themeConfig.image)],
    ['themeConfig.navbar.logo.src', navbar.logo?.src],
    ['themeConfig.navbar.logo.srcDark', navbar.logo?.srcDark],
    ['themeConfig.footer.logo.src', footer?.logo?.src],
    ['themeConfig.footer.logo.srcDark', footer?.logo?.srcDark],
  ];
  return files.flatMap(([key, href]) =>
    href === undefined || isExternal(href) || findTarget(targets, splitUrl(href).pathname)?.kind === 'file'
      ? []
      : [{ key, href }],
  );
}

/**
 * Whether an address belongs to a language that isn't compiled in this run. HTML in settings may link to all
 * languages.
 */
function isOfOtherOutput(href: string, { config: { baseUrl, i18n } }: LinkInput['site']): boolean {
  if (i18n.only === undefined || href.startsWith(baseUrl)) return false;
  return Object.values(i18n.localeConfigs).some(
    (locale) => locale.baseUrl !== undefined && href.startsWith(locale.baseUrl),
  );
}

/** Removes the base URL that was added to an address: `/base/www.site.example` → `www.site.example`. */
function hrefBelow(href: string, { baseUrl }: LinkInput['site']['config']): string {
  return href.startsWith(baseUrl) ? href.slice(baseUrl.length) : href;
}

function isBroken(href: string, targets: Targets): boolean {
  const { pathname } = splitUrl(href);
  if (isExternal(href) || pathname === '') return false;
  return findTarget(targets, pathname) === undefined && !targets.isUnreadPage(decodePath(pathname));
}

import type { ReactNode } from 'react';
import type { FooterItem, Logo } from '../../../../corpus/index.ts';
import {
  footerItem,
  renderNodes,
  SiteLogo,
  slot,
  useSiteFile as useSite,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';
import { htmlOf } from '../core/html-of.ts';
import { useThemeConfig, type footerConfig } from '../core/use-theme-config.ts';

interface Column {
  title?: string | undefined;
  items: readonly FooterItem[];
}

export function FooterLinkItem({ item }: { item: FooterItem }): ReactNode {
  return footerItem(item);
}

const LinkItem = slot('Footer/LinkItem', FooterLinkItem);

export function FooterLinksMultiColumn({ columns }: { columns: readonly Column[] }): ReactNode {
  return (
    <div className="footer-columns">
      {columns.map(({ title, items }, index) => (
        <div key={index}>
          {title !== undefined && <h2 className="footer-title">{title}</h2>}
          <ul>{items.map(listed)}</ul>
        </div>
      ))}
    </div>
  );
}

export function FooterLinksSimple({ links }: { links: readonly FooterItem[] }): ReactNode {
  return <ul className="footer-row">{links.map(listed)}</ul>;
}

function listed(item: FooterItem, index: number): ReactNode {
  return (
    <li key={index}>
      <LinkItem item={item} />
    </li>
  );
}

const MultiColumn = slot('Footer/Links/MultiColumn', FooterLinksMultiColumn);
const Simple = slot('Footer/Links/Simple', FooterLinksSimple);

/** The footer's links: in columns, or in a row. */
export function FooterLinks({ links }: { links: readonly (Column | FooterItem)[] }): ReactNode {
  return isColumns(links) ? <MultiColumn columns={links} /> : <Simple links={links as readonly FooterItem[]} />;
}

function isColumns(links: readonly (Column | FooterItem)[]): links is readonly Column[] {
  return links.some((link) => 'items' in link);
}

export function FooterLogo({ logo }: { logo: Logo }): ReactNode {
  const image = <SiteLogo logo={logo} isNamed={false} />;
  return logo.href === undefined ? (
    image
  ) : (
    <Link href={logo.href} target={logo.target}>
      {image}
    </Link>
  );
}

/**
 * Renders the copyright in the footer. If it is the copyright of the site's config, its links navigate without a
 * reload.
 *
 * @param copyright HTML, as in `useThemeConfig().footer`
 */
export function FooterCopyright({ copyright }: { copyright: string }): ReactNode {
  const { copyright: nodes } = useSite().footer ?? {};
  return nodes && htmlOf(nodes) === copyright ? (
    <div className="footer-copyright">{renderNodes(nodes)}</div>
  ) : (
    <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
  );
}

interface FooterLayoutProps {
  style?: string;
  links?: ReactNode;
  logo?: ReactNode;
  copyright?: ReactNode;
}

export function FooterLayout({ style = 'light', links, logo, copyright }: FooterLayoutProps): ReactNode {
  return (
    <footer className={`footer footer-${style}`}>
      <div className="footer-inner">
        {links}
        {logo && <div className="footer-logo">{logo}</div>}
        {copyright}
      </div>
    </footer>
  );
}

const Layout = slot('Footer/Layout', FooterLayout);
const Links = slot('Footer/Links', FooterLinks);
const Picture = slot('Footer/Logo', FooterLogo);
const Copyright = slot('Footer/Copyright', FooterCopyright);

/** Renders the footer from theme components. */
export function FooterOfParts(): ReactNode {
  const { footer } = useThemeConfig() as { footer?: ReturnType<typeof footerConfig> };
  if (!footer) return null;
  const { links } = footer;
  return (
    <Layout
      style={footer.style}
      links={links.length > 0 && <Links links={links} />}
      logo={footer.logo && <Picture logo={footer.logo} />}
      copyright={footer.copyright && <Copyright copyright={footer.copyright} />}
    />
  );
}

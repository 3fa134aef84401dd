import type { ReactNode } from 'react';
import type { FooterItem, Logo } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { useSite } from '../corpus/corpus-context.ts';
import { ExternalMark } from '../icons/marks.tsx';
import { Link } from '../navigation/link.tsx';
import { linkAttributes } from './navbar/entry-link.tsx';
import { SiteLogo } from './site-logo.tsx';

export function Footer() {
  const { footer } = useSite();
  if (!footer) return null;
  const { style, columns, links, logo, copyright } = footer;
  return (
    <footer className={`footer footer-${style}`}>
      <div className="footer-inner">
        {columns && (
          <div className="footer-columns">
            {columns.map(({ title, items }, index) => (
              <div key={index}>
                {title !== undefined && <h2 className="footer-title">{title}</h2>}
                <ul>{items.map(renderItem)}</ul>
              </div>
            ))}
          </div>
        )}
        {links && <ul className="footer-row">{links.map(renderItem)}</ul>}
        {logo && <FooterLogo logo={logo} />}
        {copyright && <div className="footer-copyright">{renderNodes(copyright)}</div>}
      </div>
    </footer>
  );
}

function FooterLogo({ logo }: { logo: Logo }) {
  const image = <SiteLogo logo={logo} isNamed={false} />;
  return (
    <div className="footer-logo">
      {logo.href === undefined ? (
        image
      ) : (
        <Link href={logo.href} target={logo.target}>
          {image}
        </Link>
      )}
    </div>
  );
}

function renderItem(item: FooterItem, index: number) {
  return <li key={index}>{footerItem(item)}</li>;
}

/** Renders a link of the footer, or an item with HTML. */
export function footerItem(item: FooterItem): ReactNode {
  return 'body' in item ? (
    renderNodes(item.body)
  ) : (
    <Link {...linkAttributes(item.attributes)} href={item.href}>
      {item.label}
      <ExternalMark href={item.href} />
    </Link>
  );
}

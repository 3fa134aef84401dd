import type { Footer, FooterItem } from '../../../corpus/schema/index.ts';
import type { FooterItemOptions } from '../../config/theme.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { withItemKey } from '../../values/item-keys.ts';
import { siteLink } from '../routes/site-link.ts';
import { resolveLogo } from './logo.ts';
import { attributesOf, itemKeys } from './navbar-appearance.ts';
import { reportMisspeltKeys, settingHtml, type ThemeContext } from './theme-context.ts';

const linksKey = 'themeConfig.footer.links';

/** @returns the footer with resolved links, either in columns or in one row */
export function resolveFooter(context: ThemeContext): Footer | undefined {
  const { footer } = context.config.themeConfig;
  if (!footer) return undefined;
  const { style, logo, copyright } = footer;
  return {
    style,
    logo: logo && resolveLogo(logo, '', context.links),
    ...resolveLinks(footer.links, context),
    copyright: copyright === undefined ? undefined : settingHtml(copyright, 'themeConfig.footer.copyright', context),
  };
}

type Links = NonNullable<ThemeContext['config']['themeConfig']['footer']>['links'];

function resolveLinks(links: Links, context: ThemeContext): Pick<Footer, 'columns' | 'links'> {
  const columns = links.flatMap((part, index) => {
    if (!Array.isArray(part.items)) return [];
    const { title, items } = part as { title?: string | null; items: FooterItemOptions[] };
    return [{ title, items, key: `${linksKey}[${index}].items` }];
  });
  if (columns.length === 0) return { links: resolveItems(links as FooterItemOptions[], linksKey, context) };
  if (columns.length < links.length) {
    const reason = 'expected "items" in each entry of the list, or in none';
    context.report(diagnose('footer-item', context.place, { key: linksKey, reason }));
  }
  for (const [index, part] of links.entries())
    if (Array.isArray(part.items))
      reportMisspeltKeys('footer-item', `${linksKey}[${index}]`, part, ['title', 'items'], context);
  return {
    columns: columns.map(({ title, items, key }) => ({
      title: title ?? undefined,
      items: resolveItems(items, key, context),
    })),
  };
}

function resolveItems(items: FooterItemOptions[], key: string, context: ThemeContext): FooterItem[] {
  return items.flatMap((item, index) => {
    const itemKey = `${key}[${index}]`;
    return withItemKey(resolveItem(item, itemKey, context), itemKey);
  });
}

function resolveItem(item: FooterItemOptions, key: string, context: ThemeContext): FooterItem[] {
  const { links, place, report } = context;
  if (reportMisspeltKeys('footer-item', key, item, itemKeys, context)) return [];
  const { label, to, href, html } = item;
  const problem = (reason: string): [] => {
    report(diagnose('footer-item', place, { key, reason }));
    return [];
  };
  const written = to ?? href;
  const given = [to, href, html].filter((value) => value !== undefined);
  if (given.length !== 1) return problem('an item needs exactly one of "to", "href" and "html"');
  if (html !== undefined) return [{ body: settingHtml(html, `${key}.html`, context) }];
  if (label === undefined || written === undefined) return problem('a link needs a "label"');
  const { href: resolved, target } = siteLink(written, links);
  return [{ label, href: resolved, attributes: attributesOf(item, target && { target }) }];
}

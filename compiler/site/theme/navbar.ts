import type { BodyNode, NavbarDropdown, NavbarItem, NavbarSimpleItem, SiteFile } from '../../../corpus/schema/index.ts';
import type { NavbarItemOptions } from '../../config/theme.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { anyOf } from '../../diagnostics/rule.ts';
import { decodePath } from '../../../corpus/url/pathname.ts';
import { withItemKey } from '../../values/item-keys.ts';
import { fileHref, siteLink } from '../routes/site-link.ts';
import { resolveLogo } from './logo.ts';
import { docItem, docsInstanceOf, docsVersionItem, docSidebarItem } from './navbar-docs.ts';
import { navbarProblem, reportMisspeltKeys, settingHtml, type ThemeContext } from './theme-context.ts';
import { foldsBelow } from './navbar-width.ts';
import { customProps, itemBody, itemKeys, itemAppearance } from './navbar-appearance.ts';

const itemsKey = 'themeConfig.navbar.items';
const itemTypes = [
  'default',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'dropdown',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
];

/** @returns the navbar with all items resolved. Invalid items are reported by their key in the config */
export function resolveNavbar(context: ThemeContext): SiteFile['navbar'] {
  const { title, logo, mark, hideOnScroll, style, items } = context.config.themeConfig.navbar;
  const navbar: SiteFile['navbar'] = {
    // Without title and logo, the navbar shows the title of the site.
    title: title ?? (logo ? undefined : context.config.title),
    logo: logo && resolveLogo(logo, title === undefined ? context.config.title : '', context.links),
    mark: mark || logo ? undefined : false,
    hideOnScroll,
    style,
    items: items.flatMap((item, index) => resolveItem(item, `${itemsKey}[${index}]`, context)),
  };
  return { ...navbar, foldsBelow: foldsBelow(navbar, context) };
}

function resolveItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarItem[] {
  return withItemKey(resolveOuterItem(item, key, context), key);
}

function resolveOuterItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarItem[] {
  if (isMisspelt(item, key, context)) return [];
  const inner = (name: 'items' | 'dropdownItemsBefore' | 'dropdownItemsAfter') =>
    (item[name] ?? []).flatMap((part, index) => resolveInnerItem(part, `${key}.${name}[${index}]`, context));
  const insets = () => ({ itemsBefore: inner('dropdownItemsBefore'), itemsAfter: inner('dropdownItemsAfter') });
  const appearance = itemAppearance(item);
  switch (itemType(item)) {
    case 'dropdown':
      return dropdown(item, inner('items'), key, context);
    case 'docsVersionDropdown': {
      const instance = docsInstanceOf(item, key, context);
      if (!instance) return [];
      const { itemsBefore, itemsAfter } = insets();
      const archived = instance.archived.flatMap(({ label, url }) =>
        withItemKey(link({ label, href: url }, key, context), key),
      );
      const items = { itemsBefore, itemsAfter: [...archived, ...itemsAfter] };
      return [{ type: 'docsVersionDropdown', ...appearance, instance: instance.id, ...items }];
    }
    case 'localeDropdown':
      return [{ type: 'localeDropdown', ...appearance, ...insets() }];
    case 'search':
      return [{ type: 'search', ...appearance }];
    default:
      return resolveSimpleItem(item, key, context);
  }
}

/** Whether an item has misspelt keys. Reports such keys. Items for custom components may have any keys. */
function isMisspelt(item: NavbarItemOptions, key: string, context: ThemeContext): boolean {
  return !item.type?.startsWith('custom-') && reportMisspeltKeys('navbar-item', key, item, itemKeys, context);
}

/** Resolves an item inside a dropdown. */
function resolveInnerItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarSimpleItem[] {
  return isMisspelt(item, key, context) ? [] : withItemKey(resolveSimpleItem(item, key, context), key);
}

/** Resolves an item of a type that dropdowns may contain. */
function resolveSimpleItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarSimpleItem[] {
  const type = itemType(item);
  switch (type) {
    case 'link':
      return link(item, key, context);
    case 'html':
      if (item.value === undefined) return navbarProblem(key, 'an item of the type "html" needs a "value"', context);
      return [{ type: 'html', ...itemAppearance(item), body: settingHtml(item.value, `${key}.value`, context) }];
    case 'doc':
      return docItem(item, key, context);
    case 'docSidebar':
      return docSidebarItem(item, key, context);
    case 'docsVersion':
      return docsVersionItem(item, key, context);
    case 'dropdown':
      return navbarProblem(key, 'expected a link, because a dropdown cannot contain another dropdown', context);
    case 'docsVersionDropdown':
    case 'localeDropdown':
    case 'search':
      return navbarProblem(
        key,
        `expected a link, because a dropdown cannot contain an item of the type "${type}"`,
        context,
      );
    default:
      if (type.startsWith('custom-'))
        return [{ type: 'custom', ...itemAppearance(item), name: type, props: customProps(item) }];
      return navbarProblem(
        `${key}.type`,
        `there is no type ${JSON.stringify(type)}; expected ${anyOf(itemTypes)}`,
        context,
        nearest(type, itemTypes),
      );
  }
}

function itemType({ type, items }: NavbarItemOptions): string {
  if (type !== undefined && type !== 'default') return type;
  return items ? 'dropdown' : 'link';
}

function link(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarSimpleItem[] {
  const { label, html, to, href, activeBasePath, activeBaseRegex } = item;
  const { links } = context;
  if ((to === undefined) === (href === undefined))
    return navbarProblem(key, 'a link needs either "to" or "href"', context);
  if (label !== undefined && html !== undefined)
    return navbarProblem(key, 'expected "label" or "html", not both', context);
  if (activeBaseRegex !== undefined && !isRegex(activeBaseRegex)) {
    return navbarProblem(
      key,
      `expected a regular expression in "activeBaseRegex", not ${JSON.stringify(activeBaseRegex)}`,
      context,
    );
  }
  const { href: resolved, target } = siteLink((to ?? href)!, links);
  const appearance = itemAppearance(item, target && { target });
  return [
    {
      type: 'link',
      ...appearance,
      label: label ?? '',
      body: itemBody(item, key, context),
      href: resolved,
      // `activeBasePath` is a prefix of paths, so `trailingSlash` doesn't apply to it.
      activeBasePath: activeBasePath === undefined ? undefined : decodePath(fileHref(activeBasePath, links)),
      activeBaseRegex,
    },
  ];
}

function dropdown(
  item: NavbarItemOptions,
  items: NavbarDropdown['items'],
  key: string,
  context: ThemeContext,
): NavbarDropdown[] {
  const { label, html, to, href } = item;
  if (label === undefined && html === undefined)
    return navbarProblem(key, 'a dropdown needs a "label", or "html" instead', context);
  const body = itemBody(item, key, context);
  const written = to ?? href;
  const resolved = written === undefined ? undefined : siteLink(written, context.links).href;
  return [{ type: 'dropdown', ...itemAppearance(item), label: label ?? textOf(body!), body, href: resolved, items }];
}

/** @returns the text content of `html`, for use as accessible label */
function textOf(nodes: readonly BodyNode[]): string {
  const text = nodes.map((node) => (node.type === 'text' ? node.value : ` ${textOf(node.children)} `)).join('');
  return text.replace(/\s+/g, ' ').trim();
}

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

import type { BodyNode, NavbarItem, SidebarItem } from '../../corpus/schema/index.ts';
import type { Site } from '../site/site.ts';
import { itemKeyOf } from '../values/item-keys.ts';

/** A link in the navbar, the footer, the announcement bar or a sidebar, and the setting that contains it. */
export interface FrameLink {
  /** Name of the setting: `themeConfig.navbar.items[2]`. */
  key: string;
  href: string;
  /** Set if the link is in HTML of a setting. As in Docusaurus, such links are not resolved. */
  isInHtml?: true;
}

/** Returns the links in navbar, footer and announcement bar that must be checked. */
export function frameLinks({
  navbar,
  footer,
  announcement,
}: Pick<Site, 'navbar' | 'footer' | 'announcement'>): FrameLink[] {
  const footerItems = [
    ...keyed(footer?.links, 'themeConfig.footer.links'),
    ...keyed(footer?.columns, 'themeConfig.footer.links').flatMap(([{ items }, key]) => keyed(items, `${key}.items`)),
  ];
  return [
    ...logoLinks(navbar.logo?.href, 'themeConfig.navbar.logo.href'),
    ...navbarLinks(navbar.items, 'themeConfig.navbar.items'),
    ...logoLinks(footer?.logo?.href, 'themeConfig.footer.logo.href'),
    ...footerItems.flatMap(([item, key]) =>
      'body' in item
        ? withKey(bodyLinks(item.body), key)
        : isUnchecked(item.attributes)
          ? []
          : [{ key, href: item.href }],
    ),
    ...withKey(bodyLinks(footer?.copyright ?? []), 'themeConfig.footer.copyright'),
    ...withKey(bodyLinks(announcement?.body ?? []), 'themeConfig.announcementBar.content'),
  ];
}

/** A function that finds the links in sidebar items, except links to docs and generated pages. */
export type SidebarLinks = (items: readonly SidebarItem[]) => readonly Omit<FrameLink, 'key'>[];

/**
 * Finds the links in sidebar items.
 *
 * @param inside finds the links in a category
 */
export function sidebarLinks(
  items: readonly SidebarItem[],
  inside: SidebarLinks = sidebarLinks,
): ReturnType<SidebarLinks> {
  return items.flatMap((item) => {
    if (item.type === 'category') return inside(item.items);
    if (item.type === 'html') return bodyLinks(item.body);
    return item.docId === undefined && item.target === undefined ? [{ href: item.href }] : [];
  });
}

function navbarLinks(items: readonly NavbarItem[], key: string): FrameLink[] {
  return keyed(items, key).flatMap(([item, itemKey]): FrameLink[] => {
    const inner = [
      ...('items' in item ? navbarLinks(item.items, `${itemKey}.items`) : []),
      ...('itemsBefore' in item ? navbarLinks(item.itemsBefore, `${itemKey}.dropdownItemsBefore`) : []),
      ...('itemsAfter' in item ? navbarLinks(item.itemsAfter, `${itemKey}.dropdownItemsAfter`) : []),
      ...('body' in item ? withKey(bodyLinks(item.body ?? []), itemKey) : []),
    ];
    const hasOwn = 'href' in item && item.href !== undefined && !isUnchecked(item.attributes);
    return hasOwn ? [{ key: itemKey, href: item.href! }, ...inner] : inner;
  });
}

function bodyLinks(nodes: readonly BodyNode[]): Omit<FrameLink, 'key'>[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    const href =
      node.type === 'element' && node.tagName === 'a' && !('dataNoBrokenLinkCheck' in node.properties)
        ? node.properties.href
        : undefined;
    return [...(typeof href === 'string' ? [{ href, isInHtml: true as const }] : []), ...bodyLinks(node.children)];
  });
}

/** Adds a setting's name to links. */
export function withKey(links: readonly Omit<FrameLink, 'key'>[], key: string): FrameLink[] {
  return links.map((link) => ({ key, ...link }));
}

function logoLinks(href: string | undefined, key: string): FrameLink[] {
  return href === undefined ? [] : [{ key, href }];
}

// Whether a link's attributes exclude it from the check: `target="_self"` or `data-noBrokenLinkCheck`.
function isUnchecked(attributes: Record<string, string> | undefined): boolean {
  return (
    attributes !== undefined &&
    (attributes.target === '_self' ||
      Object.keys(attributes).some((name) => name.toLowerCase() === 'data-nobrokenlinkcheck'))
  );
}

function keyed<T extends object>(items: readonly T[] | undefined, key: string): [T, string][] {
  return (items ?? []).map((item, index) => [item, itemKeyOf(item) ?? `${key}[${index}]`]);
}

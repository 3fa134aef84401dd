import type { SidebarCategory, SidebarItem, SidebarLink } from '../../../corpus/schema/index.ts';
import { lowerHtml } from '../../html/lower-html.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { DocMetadata } from '../docs/doc-metadata.ts';
import { siteLink, type LinkBase } from '../routes/site-link.ts';
import type { DocItem, LinkItem, FinalCategory, FinalItem } from './items.ts';

/**
 * Adds the titles and addresses of docs to sidebar items.
 *
 * @param doc returns the published doc with an id
 * @param inside resolves the items of a category
 */
export function resolveItems(
  items: readonly FinalItem[],
  doc: (id: string) => DocMetadata | undefined,
  links: LinkBase,
  inside: (items: readonly FinalItem[]) => SidebarItem[],
): SidebarItem[] {
  return items.map((item) => {
    const id = docIdOf(item);
    return resolveItem(
      item,
      id === undefined ? undefined : doc(id),
      links,
      item.type === 'category' ? inside(item.items) : [],
    );
  });
}

/** Returns the id of the doc that an item links to. */
export function docIdOf(item: FinalItem): string | undefined {
  if (item.type === 'doc' || item.type === 'ref') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

/** Returns the address of a category's generated page. */
export function hrefOf(item: FinalItem): string | undefined {
  return item.type === 'category' && item.link?.type === 'generated-index' ? encodePath(item.link.path) : undefined;
}

function resolveItem(
  item: FinalItem,
  doc: DocMetadata | undefined,
  links: LinkBase,
  inside: SidebarItem[],
): SidebarItem {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docLink(item, doc!);
    case 'link':
      return plainLink(item, links);
    case 'html': {
      const { value, defaultStyle = false, className, customProps } = item;
      return { type: 'html', body: lowerHtml(value), defaultStyle, className, customProps };
    }
    case 'category':
      return category(item, doc, inside);
  }
}

/** Returns a doc's label in sidebars. `sidebar_label` in front matter overrides the item's label. */
export function docLabel({ frontMatter, title }: DocMetadata, itemLabel?: string): string {
  return frontMatter.sidebar_label ?? itemLabel ?? title;
}

function docLink({ id, label, className, customProps }: DocItem, doc: DocMetadata): SidebarLink {
  return {
    type: 'link',
    label: docLabel(doc, label),
    href: doc.href,
    docId: id,
    unlisted: doc.unlisted || undefined,
    className,
    customProps: customProps ?? doc.frontMatter.sidebar_custom_props,
  };
}

function plainLink(item: LinkItem, links: LinkBase): SidebarLink {
  const { label, href, description, autoAddBaseUrl, className, customProps } = item;
  return { type: 'link', label, ...siteLink(href, links, autoAddBaseUrl), description, className, customProps };
}

function category(
  { label, link, description, collapsible, collapsed, className, customProps }: FinalCategory,
  doc: DocMetadata | undefined,
  items: SidebarItem[],
): SidebarCategory {
  const path = link?.type === 'generated-index' ? link.path : doc?.path;
  return {
    type: 'category',
    label,
    href: path === undefined ? undefined : encodePath(path),
    docId: doc?.id,
    linkUnlisted: doc?.unlisted || undefined,
    description,
    collapsible,
    collapsed,
    className,
    customProps: customProps ?? doc?.frontMatter.sidebar_custom_props,
    items,
  };
}

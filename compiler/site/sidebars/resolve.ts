import type { SidebarCategory, SidebarItem, SidebarLink } from '../../corpus/index.ts';
import { lowerHtml } from '../../html/lower-html.ts';
import { encodePath } from '../../url/pathname.ts';
import type { Config } from '../../config/config.ts';
import type { BareDoc } from '../bare-doc.ts';
import { siteLink } from '../site-link.ts';
import type { DocItem, LinkItem, SettledCategory, SettledItem } from './items.ts';

type Docs = ReadonlyMap<string, BareDoc>;

/** @returns the items as a reader sees them: with the words and addresses of the docs they stand for */
export function resolveItems(items: SettledItem[], docs: Docs, config: Config): SidebarItem[] {
  return items.map((item): SidebarItem => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return docLink(item, docs.get(item.id)!);
      case 'link':
        return plainLink(item, config);
      case 'html': {
        const { value, defaultStyle = false, className, customProps } = item;
        return { type: 'html', body: lowerHtml(value), defaultStyle, className, customProps };
      }
      case 'category':
        return category(item, docs, config);
    }
  });
}

/** The words for a doc in sidebars: its own front matter wins, even over the label of the item. */
export function docLabel({ frontMatter, title }: BareDoc, itemLabel?: string): string {
  return frontMatter.sidebar_label ?? itemLabel ?? title;
}

function docLink({ id, label, className, customProps }: DocItem, doc: BareDoc): SidebarLink {
  return {
    type: 'link',
    label: docLabel(doc, label),
    href: encodePath(doc.path),
    docId: id,
    unlisted: doc.unlisted || undefined,
    className,
    customProps: customProps ?? doc.frontMatter.sidebar_custom_props,
  };
}

function plainLink(item: LinkItem, config: Config): SidebarLink {
  const { label, href, description, autoAddBaseUrl, className, customProps } = item;
  return { type: 'link', label, ...siteLink(href, config, autoAddBaseUrl), description, className, customProps };
}

function category(item: SettledCategory, docs: Docs, config: Config): SidebarCategory {
  const { label, link, description, collapsible, collapsed, className, customProps } = item;
  const doc = link?.type === 'doc' ? docs.get(link.id)! : undefined;
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
    items: resolveItems(item.items, docs, config),
  };
}

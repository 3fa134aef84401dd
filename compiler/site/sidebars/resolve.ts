import { lookUp } from '../../columns.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../../corpus/schema/index.ts';
import { lowerHtml } from '../../html/lower-html.ts';
import { noMemory, type Memory } from '../../memory.ts';
import type { Rows } from '../../rows.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { Config } from '../../config/config.ts';
import type { BareDoc } from '../bare-doc.ts';
import { siteLink } from '../site-link.ts';
import type { DocItem, LinkItem, SettledCategory, SettledItem } from './items.ts';

type Docs = ReadonlyMap<string, BareDoc>;

/**
 * @param known where items are kept, and lists of them: what rests on a list has one thing to compare
 * @param way numbers of the items that lead to these
 * @returns the items as a reader sees them: with the words and addresses of the docs they stand for
 */
export function resolveItems(
  items: readonly SettledItem[],
  docs: Docs,
  config: Config,
  known: Memory = noMemory,
  way = '',
): SidebarItem[] {
  const ids = known.keep(`ids ${way}`, [items], () => items.map(docIdOf));
  const found = lookUp(known, `docs ${way}`, ids, docs);
  const categories = known.keep(`categories ${way}`, [items], () =>
    items.flatMap((item, row) => (item.type === 'category' ? [{ row, items: item.items }] : [])),
  );
  const inside: SidebarItem[][] = [];
  for (const { row, items: inner } of categories)
    inside[row] = resolveItems(inner, docs, config, known, `${way}${row} `);
  const columns: Rows['columns'] = [
    items,
    found,
    categories.length === 0 ? items : Array.from(items, (_, row) => inside[row]),
  ];
  return known.keepRows(`items ${way}`, [config], { columns }, (row) =>
    resolveItem(items[row]!, found[row], config, inside[row] ?? []),
  );
}

/** The doc that an item stands for. */
function docIdOf(item: SettledItem): string | undefined {
  if (item.type === 'doc' || item.type === 'ref') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}

function resolveItem(item: SettledItem, doc: BareDoc | undefined, config: Config, inside: SidebarItem[]): SidebarItem {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docLink(item, doc!);
    case 'link':
      return plainLink(item, config);
    case 'html': {
      const { value, defaultStyle = false, className, customProps } = item;
      return { type: 'html', body: lowerHtml(value), defaultStyle, className, customProps };
    }
    case 'category':
      return category(item, doc, inside);
  }
}

/** The words for a doc in sidebars: its own front matter wins, even over the label of the item. */
export function docLabel({ frontMatter, title }: BareDoc, itemLabel?: string): string {
  return frontMatter.sidebar_label ?? itemLabel ?? title;
}

function docLink({ id, label, className, customProps }: DocItem, doc: BareDoc): SidebarLink {
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

function plainLink(item: LinkItem, config: Config): SidebarLink {
  const { label, href, description, autoAddBaseUrl, className, customProps } = item;
  return { type: 'link', label, ...siteLink(href, config, autoAddBaseUrl), description, className, customProps };
}

function category(
  { label, link, description, collapsible, collapsed, className, customProps }: SettledCategory,
  doc: BareDoc | undefined,
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

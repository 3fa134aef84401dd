import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { siteLink, type LinkBase } from '../site-link.ts';
import { docIdOf, hrefOf } from './resolve.ts';
import type { FinalCategory, FinalItem, HtmlItem } from './items.ts';

/** An item on the way to a page, as far as other words for docs leave it alone. */
export interface Crumb {
  /** As written in the sidebar; a doc may have a word of its own. */
  label?: string | undefined;
  docId?: string | undefined;
  /** Of categories the label as it is, whatever their doc is called. */
  isCategory: boolean;
  /** Of a page made for a category. */
  href?: string | undefined;
}

/** Where a page is in a sidebar. */
export interface Trail {
  /** The way to it, itself included. */
  crumbs: readonly Crumb[];
  /** The items of the category it stands for, or of the one it is in. */
  items: readonly FinalItem[];
}

/** Trails by href without its last slash; of pages that are listed twice the first counts. */
export interface Trails {
  readonly keys: readonly string[];
  readonly values: readonly Trail[];
}

/** What trails are made of. */
interface TrailContext {
  links: LinkBase;
  hrefOfDoc(id: string): string | undefined;
  /** @returns the trails of the pages in a category, which begin with it: they stay as long as the category does */
  inside(category: FinalCategory): Trails;
}

/** @returns where the pages in a list of items are */
export function trailsIn(items: readonly FinalItem[], context: TrailContext): Trails {
  const parts = items.flatMap((item): Trails[] => {
    if (item.type === 'html') return [];
    const href = hrefIn(item, context);
    const trail = { crumbs: [crumbOf(item)], items: item.type === 'category' ? item.items : items };
    const own = href === undefined ? [] : [{ keys: [withoutTrailingSlash(href)], values: [trail] }];
    return item.type === 'category' ? [...own, context.inside(item)] : own;
  });
  return { keys: parts.flatMap(({ keys }) => keys), values: parts.flatMap(({ values }) => values) };
}

/** @returns the trails of the pages in a category, as seen from the list that it is in */
export function trailsInCategory(category: FinalCategory, context: TrailContext): Trails {
  const own = crumbOf(category);
  const { keys, values } = trailsIn(category.items, context);
  return { keys, values: values.map(({ crumbs, items }) => ({ crumbs: [own, ...crumbs], items })) };
}

function hrefIn(item: Exclude<FinalItem, HtmlItem>, { links, hrefOfDoc }: TrailContext): string | undefined {
  if (item.type === 'link') return siteLink(item.href, links, item.autoAddBaseUrl).href;
  const docId = docIdOf(item);
  return hrefOf(item) ?? (docId === undefined ? undefined : hrefOfDoc(docId));
}

function crumbOf(item: Exclude<FinalItem, HtmlItem>): Crumb {
  const isCategory = item.type === 'category';
  return { label: item.label, docId: docIdOf(item), isCategory, href: isCategory ? hrefOf(item) : undefined };
}

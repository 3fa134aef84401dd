import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { siteLink, type LinkBase } from '../site-link.ts';
import { docIdOf, hrefOf } from './resolve.ts';
import type { FinalCategory, FinalItem, HtmlItem } from './items.ts';

/** An item above a page, without the titles of docs, so that a new title does not invalidate it. */
export interface Crumb {
  /** As written in the sidebar. The label of the doc may replace it. */
  label?: string | undefined;
  docId?: string | undefined;
  /** Whether the item is a category. Its label is final: the title of its doc does not replace it. */
  isCategory: boolean;
  /** The address of a category's generated page. */
  href?: string | undefined;
}

/** The position of a page in a sidebar. */
export interface Trail {
  /** The items from the sidebar's root to the page, the page included. */
  crumbs: readonly Crumb[];
  /** The items of the category that links to the page or contains it. */
  items: readonly FinalItem[];
}

/** Trails by href without the trailing slash. If a page is listed twice, the first trail counts. */
export interface Trails {
  readonly keys: readonly string[];
  readonly values: readonly Trail[];
}

/** The inputs of trails. */
interface TrailContext {
  links: LinkBase;
  hrefOfDoc(id: string): string | undefined;
  /** @returns the trails of the pages in a category, from the category on. They depend on the category only. */
  inside(category: FinalCategory): Trails;
}

/** @returns the trails of all pages in a list of items */
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

/** @returns the trails of the pages in a category, relative to the list that contains the category */
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

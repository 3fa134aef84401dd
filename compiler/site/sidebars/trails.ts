import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { siteLink, type LinkBase } from '../routes/site-link.ts';
import { docIdOf, hrefOf } from './resolve.ts';
import type { FinalCategory, FinalItem, HtmlItem } from './items.ts';

/** A breadcrumb. It contains the id of its doc, not the title, so a new title doesn't invalidate it. */
export interface Crumb {
  /** The label in the sidebar. `sidebar_label` of the doc may override it. */
  label?: string | undefined;
  docId?: string | undefined;
  /** Whether the item is a category. A category's label is not overridden by the title of its doc. */
  isCategory: boolean;
  /** Address of a category's generated page. */
  href?: string | undefined;
}

/** The location of a page in a sidebar: the categories above it, and the items next to it. */
export interface Trail {
  /** Breadcrumbs from the top of the sidebar down to the page, including the page. */
  crumbs: readonly Crumb[];
  /** Items of the category that links to the page, or else of the list that contains it. */
  items: readonly FinalItem[];
}

/** Page → trail, as two lists of equal length. Keys are hrefs without trailing slash. If a page occurs twice, its
 * first trail counts. */
export interface Trails {
  readonly keys: readonly string[];
  readonly values: readonly Trail[];
}

/** The data that trails depend on. */
interface TrailContext {
  links: LinkBase;
  hrefOfDoc(id: string): string | undefined;
  /**
   * Returns the trails of the pages in a category, with the category as the first breadcrumb. Cached per category.
   */
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

/** @returns the trails of all pages in a category. Each trail starts with the category itself */
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

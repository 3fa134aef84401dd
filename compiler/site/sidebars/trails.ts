import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Config } from '../../config/config.ts';
import { siteLink } from '../site-link.ts';
import { docIdOf, hrefOf } from './resolve.ts';
import type { FinalItem } from './items.ts';

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

/** Where a page stands in a sidebar. */
export interface Trail {
  /** The way to it, itself included. */
  crumbs: readonly Crumb[];
  /** The items of the category it stands for, or of the one it stands in. */
  items: readonly FinalItem[];
}

/** @returns by href without its last slash where each page first stands in a sidebar */
export function trailsIn(
  sidebar: readonly FinalItem[],
  hrefOfDoc: (id: string) => string | undefined,
  config: Config,
): Map<string, Trail> {
  const trails = new Map<string, Trail>();
  const walk = (items: readonly FinalItem[], context: readonly Crumb[]) => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const docId = docIdOf(item);
      const isCategory = item.type === 'category';
      const own = item.type === 'link' ? siteLink(item.href, config, item.autoAddBaseUrl).href : hrefOf(item);
      const crumbs = [...context, { label: item.label, docId, isCategory, href: isCategory ? own : undefined }];
      const href = own ?? (docId === undefined ? undefined : hrefOfDoc(docId));
      const key = href === undefined ? undefined : withoutTrailingSlash(href);
      if (key !== undefined && !trails.has(key)) trails.set(key, { crumbs, items: isCategory ? item.items : items });
      if (isCategory) walk(item.items, crumbs);
    }
  };
  walk(sidebar, []);
  return trails;
}

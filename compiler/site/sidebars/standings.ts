import { withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Config } from '../../config/config.ts';
import { siteLink } from '../site-link.ts';
import { docIdOf, hrefOf } from './resolve.ts';
import type { SettledItem } from './items.ts';

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
export interface Standing {
  /** The way to it, itself included. */
  way: readonly Crumb[];
  /** The items of the category it stands for, or of the one it stands in. */
  items: readonly SettledItem[];
}

/** @returns by href without its last slash where each page first stands in a sidebar */
export function standingsIn(
  sidebar: readonly SettledItem[],
  hrefOfDoc: (id: string) => string | undefined,
  config: Config,
): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  const walk = (items: readonly SettledItem[], around: readonly Crumb[]) => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const docId = docIdOf(item);
      const isCategory = item.type === 'category';
      const own = item.type === 'link' ? siteLink(item.href, config, item.autoAddBaseUrl).href : hrefOf(item);
      const way = [...around, { label: item.label, docId, isCategory, href: isCategory ? own : undefined }];
      const href = own ?? (docId === undefined ? undefined : hrefOfDoc(docId));
      const key = href === undefined ? undefined : withoutTrailingSlash(href);
      if (key !== undefined && !standings.has(key)) standings.set(key, { way, items: isCategory ? item.items : items });
      if (isCategory) walk(item.items, way);
    }
  };
  walk(sidebar, []);
  return standings;
}

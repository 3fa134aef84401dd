import { siteLink, type LinkBase } from '../site-link.ts';
import type { FinalItem, Keys } from './items.ts';

/** A link as a sidebar renders it. */
export interface ShownLink {
  href: string;
  isInHtml?: true | undefined;
}

/** A link with its location. */
interface Written {
  keys: Keys;
  /** The position among all items. */
  order: number;
}

/**
 * Indexes the links of a sidebar in one pass, because thousands of them can be broken.
 *
 * @returns a function that finds the path of keys of a link in the items as written, if it exists
 */
export function writtenLinks(items: readonly FinalItem[], links: LinkBase): (link: ShownLink) => Keys | undefined {
  /** The first item with each address. */
  const byHref = new Map<string, Written>();
  const inHtml: (Written & { html: string })[] = [];
  let order = 0;
  const walk = (inner: readonly FinalItem[]) => {
    for (const item of inner) {
      if (item.type === 'category') walk(item.items);
      order += 1;
      if (!item.keys) continue;
      if (item.type === 'html') inHtml.push({ keys: [...item.keys, 'value'], order, html: item.value });
      if (item.type !== 'link') continue;
      const { href } = siteLink(item.href, links, item.autoAddBaseUrl);
      if (!byHref.has(href)) byHref.set(href, { keys: [...item.keys, 'href'], order });
    }
  };
  walk(items);
  return ({ href, isInHtml }) => {
    const own = byHref.get(href);
    const html = isInHtml && inHtml.find((each) => each.html.includes(href));
    return html && !(own && own.order < html.order) ? html.keys : own?.keys;
  };
}

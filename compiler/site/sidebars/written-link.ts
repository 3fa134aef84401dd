import { siteLink, type LinkBase } from '../site-link.ts';
import type { FinalItem, Keys } from './items.ts';

/** A link as a sidebar shows it. */
export interface ShownLink {
  href: string;
  isInHtml?: true | undefined;
}

/** A link as it is written. */
interface Written {
  keys: Keys;
  /** Its place among all items. */
  order: number;
}

/**
 * Looks once through the items of a sidebar, of whose links thousands may be at fault.
 *
 * @returns finds the keys that lead to a link in the items that hold it, as these are written; nothing when none of them
 *   has it
 */
export function writtenLinks(items: readonly FinalItem[], links: LinkBase): (link: ShownLink) => Keys | undefined {
  /** The first of each address. */
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

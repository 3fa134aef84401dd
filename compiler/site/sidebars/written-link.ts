import type { Config } from '../../config/config.ts';
import { siteLink } from '../site-link.ts';
import type { FinalItem, Keys } from './items.ts';

/** A link as a sidebar shows it. */
export interface ShownLink {
  href: string;
  isInHtml?: true | undefined;
}

/** @returns the keys that lead to a link in the items that hold it, as these are written; nothing when none of them has it */
export function keysOfLink(link: ShownLink, items: readonly FinalItem[], config: Config): Keys | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const inside = keysOfLink(link, item.items, config);
      if (inside) return inside;
    }
    if (!item.keys) continue;
    if (item.type === 'link' && siteLink(item.href, config, item.autoAddBaseUrl).href === link.href)
      return [...item.keys, 'href'];
    if (item.type === 'html' && link.isInHtml && item.value.includes(link.href)) return [...item.keys, 'value'];
  }
  return undefined;
}

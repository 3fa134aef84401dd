import type { Config } from '../../config/config.ts';
import { siteLink } from '../site-link.ts';
import type { FinalItem, Keys } from './items.ts';

/** A link as a sidebar shows it. */
export interface ShownLink {
  href: string;
  isInHtml?: true | undefined;
}

/** Where the links of a sidebar are written. */
interface WrittenLinks {
  /** The first of each address. */
  byHref: ReadonlyMap<string, Written>;
  inHtml: readonly (Written & { html: string })[];
}

interface Written {
  keys: Keys;
  /** Its place among all items. */
  order: number;
}

/** Of a sidebar that is not read anew: a fault each of thousands of links would look through all of them. */
const known = new WeakMap<readonly FinalItem[], WrittenLinks>();

/** @returns the keys that lead to a link in the items that hold it, as these are written; nothing when none of them has it */
export function keysOfLink(link: ShownLink, items: readonly FinalItem[], config: Config): Keys | undefined {
  let written = known.get(items);
  if (!written) known.set(items, (written = writtenLinks(items, config)));
  const sole = written.byHref.get(link.href);
  const html = link.isInHtml && written.inHtml.find((each) => each.html.includes(link.href));
  return html && !(sole && sole.order < html.order) ? html.keys : sole?.keys;
}

function writtenLinks(items: readonly FinalItem[], config: Config): WrittenLinks {
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
      const { href } = siteLink(item.href, config, item.autoAddBaseUrl);
      if (!byHref.has(href)) byHref.set(href, { keys: [...item.keys, 'href'], order });
    }
  };
  walk(items);
  return { byHref, inHtml };
}

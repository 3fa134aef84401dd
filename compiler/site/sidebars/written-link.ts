import { siteLink, type LinkBase } from '../routes/site-link.ts';
import type { FinalItem, Keys } from './items.ts';

/** A link as the viewer renders it in a sidebar. */
export interface ShownLink {
  href: string;
  isInHtml?: true | undefined;
}

/** The location of a link in the sidebars file. */
interface Written {
  keys: Keys;
  /** Number of the link in document order. */
  order: number;
}

/**
 * Indexes all links of a sidebar in one pass, to locate thousands of broken links quickly.
 *
 * @returns a function that finds a link. It returns the keys that lead to the link in the sidebars file; undefined
 * for a generated link
 */
export function writtenLinks(items: readonly FinalItem[], links: LinkBase): (link: ShownLink) => Keys | undefined {
  /** Href → the first item with this href. */
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

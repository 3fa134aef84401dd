import type { BodyElement, Page } from './types.ts';
import { encodePath } from './url/pathname.ts';

/** A heading of a page, with its address. */
export interface Heading {
  /** The hash of links to it, without `#`. */
  id: string;
  /** From 2, for h2. */
  depth: number;
  text: string;
  /** The link to the heading: the page's path with the base URL, and the anchor; percent-encoded. */
  href: string;
}

/** @returns the headings of a page from h2 down, in document order; empty for pages without a body */
export function headings(page: Page): Heading[] {
  if (!('toc' in page)) return [];
  return page.toc.map(({ id, depth, text }) => ({ id, depth, text, href: addressOf(page, id) }));
}

/** @returns the address of a page, or of the heading with an id; percent-encoded */
export function addressOf({ path }: Page, id?: string): string {
  return encodePath(path) + (id === undefined ? '' : `#${encodeURIComponent(id)}`);
}

/** @returns the id of a heading that starts a section: from h2 down, except the heading of the footnotes */
export function headingId({ tagName, properties: { id } }: BodyElement): string | undefined {
  return /^h[2-6]$/.test(tagName) && typeof id === 'string' && !/^footnote-label(?:-\d+)?$/.test(id) ? id : undefined;
}

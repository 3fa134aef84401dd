import type { BodyElement, Page } from './types.ts';
import { encodePath } from './url/pathname.ts';

/** A heading of a page. */
export interface Heading {
  /** The hash of links to the heading, without `#`. */
  id: string;
  /** The level of the heading: 2 for `<h2>`, up to 6. */
  depth: number;
  text: string;
  /** The link to the heading: the path of its page with the base URL, and the hash. Percent-encoded. */
  href: string;
}

/** @returns the headings of a page from `<h2>` to `<h6>`, in document order; empty if the page has no body */
export function headings(page: Page): Heading[] {
  if (!('toc' in page)) return [];
  return page.toc.map(({ id, depth, text }) => ({ id, depth, text, href: addressOf(page, id) }));
}

/**
 * @param id the id of a heading; absent for the page itself
 * @returns the percent-encoded address
 */
export function addressOf({ path }: Page, id?: string): string {
  return encodePath(path) + (id === undefined ? '' : `#${encodeURIComponent(id)}`);
}

/**
 * @returns the id of a heading that starts a section; undefined for other elements, `<h1>`, and the heading of
 * footnotes
 */
export function headingId({ tagName, properties: { id } }: BodyElement): string | undefined {
  return /^h[2-6]$/.test(tagName) && typeof id === 'string' && !/^footnote-label(?:-\d+)?$/.test(id) ? id : undefined;
}

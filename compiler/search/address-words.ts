import { docsName, searchMessages } from '../../corpus/messages/search.ts';
import { translated, type Texts } from '../config/translations.ts';

/**
 * Returns the searchable segments of a page's address, in brackets: `/docs/[migration]/[v3]/`.
 *
 * @returns the last segment, then the segment before it. Omits the latter if it starts with a digit (days, versions),
 * or is the first segment (`docs`)
 */
export function addressOf(path: string): string[] {
  const [last, above, ...rest] = path.split('/').filter(Boolean).reverse();
  const isName = rest.length > 0 && above !== undefined && !/^\d/.test(above);
  return last === undefined ? [] : [last.replace(/\.html$/, ''), ...(isName ? [above] : [])];
}

/**
 * Returns the group heading of a doc in search results: its top-level sidebar category, or else its docs instance.
 *
 * @param texts UI strings of the site by id
 */
export function groupOf(breadcrumbs: readonly { label: string }[], instance: string, texts: Texts = {}): string {
  if (breadcrumbs.length > 1) return breadcrumbs[0]!.label;
  return docsName(instance, translated<string>(texts, 'lectern.search.docs', searchMessages['lectern.search.docs']));
}

/**
 * Returns the label of the category that contains a doc. In a translated site, the address contains words of another
 * language, so the label is needed to find the doc.
 */
export function aboveOf(breadcrumbs: readonly { label: string }[]): string | undefined {
  return breadcrumbs.at(-2)?.label;
}

import { docsName, searchMessages } from '../../corpus/messages/search.ts';
import { translated, type Texts } from '../config/translations.ts';

/**
 * The words of a page's address: its last step, and the one above, as in `/docs/[migration]/[v3]/`.
 *
 * @returns steps, the last first; numbers of days and versions above it are not what a page is about
 */
export function addressOf(path: string): string[] {
  const [last, above, ...rest] = path.split('/').filter(Boolean).reverse();
  // What stands at the top is the name of the whole, as `docs` is.
  const isName = rest.length > 0 && above !== undefined && !/^\d/.test(above);
  return last === undefined ? [] : [last.replace(/\.html$/, ''), ...(isName ? [above] : [])];
}

/**
 * @param texts labels of the viewer in the site's words, by their ids
 * @returns what hits of a doc are shown below: the category at the top of its sidebar that it is in, else the instance
 */
export function groupOf(breadcrumbs: readonly { label: string }[], instance: string, texts: Texts = {}): string {
  if (breadcrumbs.length > 1) return breadcrumbs[0]!.label;
  return docsName(instance, translated<string>(texts, 'lectern.search.docs', searchMessages['lectern.search.docs']));
}

/**
 * @returns what the category is called that a doc is in: in a translated site the words of its address are those of another
 *   language
 */
export function aboveOf(breadcrumbs: readonly { label: string }[]): string | undefined {
  return breadcrumbs.at(-2)?.label;
}

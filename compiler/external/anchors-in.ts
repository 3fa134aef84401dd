import { nearest } from '../diagnostics/nearest.ts';
import type { KnownVerdict } from './known-verdicts.ts';

/** The prefix of GitHub and other hosts for ids that come from content. */
const ofContent = 'user-content-';

/**
 * Searches the HTML of a page for the ids that links lead to.
 *
 * @param html undefined if it was not read completely
 * @returns the result for each id; a page without any id creates its ids by scripts, and counts as having all
 */
export function anchorsIn(html: string | undefined, wanted: Iterable<string>): NonNullable<KnownVerdict['anchors']> {
  const ids = html === undefined ? new Set<string>() : idsOf(html);
  return Object.fromEntries(
    Array.from(wanted, (anchor) => {
      const isThere = ids.size === 0 || ids.has(anchor) || ids.has(ofContent + anchor);
      return [anchor, isThere ? { isThere } : { isThere, near: nearest(anchor, ids) }];
    }),
  );
}

function idsOf(html: string): Set<string> {
  // Elements in scripts are no elements of the page; an unclosed script continues to the end of the page.
  const markup = html.replace(/<(script|style)\b[^]*?(?:<\/\1\b|$)/gi, '');
  const attributes = markup.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  return new Set(Array.from(attributes, ([, double, single, bare]) => unescaped(double ?? single ?? bare ?? '')));
}

function unescaped(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

import { nearest } from '../diagnostics/nearest.ts';

/** Whether a page has an id; with the one that is like it, where it hasn't. */
export interface AnchorVerdict {
  isThere: boolean;
  near?: string | undefined;
}

/** How GitHub and others mark ids that come from content. */
const ofContent = 'user-content-';

/**
 * Looks in the HTML of a page for the ids that links lead to.
 *
 * @param html nothing when it was not read as a whole
 * @returns each with what is known; a page without any id has them made by scripts, which are not run, and has all
 */
export function anchorsIn(html: string | undefined, wanted: Iterable<string>): Record<string, AnchorVerdict> {
  const ids = html === undefined ? new Set<string>() : idsOf(html);
  return Object.fromEntries(
    Array.from(wanted, (anchor): [string, AnchorVerdict] => {
      if (ids.size === 0 || ids.has(anchor) || ids.has(ofContent + anchor)) return [anchor, { isThere: true }];
      return [anchor, { isThere: false, near: nearest(anchor, ids) }];
    }),
  );
}

function idsOf(html: string): Set<string> {
  // What stands in scripts is no element of the page; one without an end goes on to the end of the page.
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

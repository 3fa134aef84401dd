import type { OptionalCheckContext } from '../../../compiler/index.ts';
import type { KnownVerdict } from './known-verdicts.ts';

/** A prefix that GitHub and some other hosts add to ids of headings: `#setup` leads to `id="user-content-setup"`. */
const ofContent = 'user-content-';

/**
 * Looks up the ids that links point to in the HTML of a page.
 *
 * @param html undefined if the page was not read completely
 * @returns for each id, whether it exists. If a page contains no ids at all, scripts create them, so all of
 * them count as existing
 */
export function anchorsIn(
  html: string | undefined,
  requested: Iterable<string>,
  nearest: OptionalCheckContext<unknown>['nearest'],
): NonNullable<KnownVerdict['anchors']> {
  const ids = html === undefined ? new Set<string>() : idsOf(html);
  return Object.fromEntries(
    Array.from(requested, (anchor) => {
      const isThere = ids.size === 0 || ids.has(anchor) || ids.has(ofContent + anchor);
      return [anchor, isThere ? { isThere } : { isThere, near: nearest(anchor, ids) }];
    }),
  );
}

function idsOf(html: string): Set<string> {
  // Remove scripts and style sheets: tags in them are not elements. An unclosed script extends to the end of
  // the page.
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

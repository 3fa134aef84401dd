import { belowBase, pageFile, splitUrl, type Corpus } from '../../../../viewer/tool-parts.ts';
import type { OlderVersion } from './compared-versions.ts';
import { fetchText } from '../copy-text.ts';

/**
 * Loads the Markdown of a page in its own docs version and in an older one. In links of the older Markdown, replaces
 * the base path with the base path of the page's own version. Otherwise all links would count as
 * changes.
 *
 * @param href the Markdown file of the page in the current version
 * @throws Error if one of the files can't be loaded
 */
export async function loadBoth(
  href: string,
  { path, base, ownBase }: OlderVersion,
  corpus: Corpus,
): Promise<{ before: string; after: string }> {
  const place = belowBase(splitUrl(path).pathname, corpus.baseUrl);
  if (place === undefined) throw new Error(`${path} is not an address of this site.`);
  const older = await corpus.load(pageFile(place));
  if (!('markdown' in older) || older.markdown === undefined) throw new Error(`${path} has no Markdown version.`);
  const [before, after] = await Promise.all([fetchText(older.markdown, corpus), fetchText(href, corpus)]);
  return { before: withBase(before, base, ownBase), after };
}

/** Replaces the base path in links: `(/docs/2.0/a.md)` → `(/docs/a.md)`. */
export function withBase(text: string, base: string, requested: string): string {
  const start = (path: string) => path.replace(/\/?$/, '/');
  return text.replaceAll(/[^\s()<>"'`]+/g, (word) => {
    const at = word.indexOf(start(base));
    const isAddress = at === 0 || /^https?:\/\/[^/]+$/.test(word.slice(0, at));
    return at !== -1 && isAddress ? word.slice(0, at) + start(requested) + word.slice(at + start(base).length) : word;
  });
}

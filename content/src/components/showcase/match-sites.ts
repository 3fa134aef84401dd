import type { Site } from './site.ts';

/** The filter that a reader has set. */
export interface Wish {
  tags: readonly string[];
  /** Sites must have all of the tags, not just one. */
  isAll: boolean;
  words: string;
}

/** The tag of sites that the reader has marked. */
export const favourite = 'favourite';

/** The sites that match a filter, in their order. The name, the description or the path must contain each word. */
export function matchSites(
  sites: readonly Site[],
  { tags, isAll, words }: Wish,
  favourites: ReadonlySet<string>,
): Site[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sites.filter((site) => {
    const has = (tag: string) => (tag === favourite ? favourites.has(site.path) : site.tags.includes(tag));
    if (tags.length > 0 && !(isAll ? tags.every(has) : tags.some(has))) return false;
    const text = `${site.name} ${site.text} ${site.path}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

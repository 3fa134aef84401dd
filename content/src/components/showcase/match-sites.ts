import type { Site } from './site.ts';

/** The filter that the reader has set. */
export interface Wish {
  tags: readonly string[];
  /** Whether a site must have all selected tags. If false, one of the tags is enough. */
  isAll: boolean;
  words: string;
}

/** The tag of sites that the reader has marked as favourites. */
export const favourite = 'favourite';

/** Returns the sites that match a filter. Each word that the reader typed must be in the site's name, description or
 * path. */
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

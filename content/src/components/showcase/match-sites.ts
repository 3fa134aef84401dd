import type { Site } from './site.ts';

/** What a reader looks for. */
export interface Wish {
  tags: readonly string[];
  /** Sites must have all of the tags, not just one. */
  isAll: boolean;
  words: string;
}

/** The tag of sites that the reader has marked. */
export const favourite = 'favourite';

/** The sites that fulfil a wish, in their order. Each word must stand somewhere in the name, the text or the path. */
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

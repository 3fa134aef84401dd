import type { SearchIndexFile } from '../../corpus/schema/index.ts';
import { isEqual } from '../values/equal.ts';
import type { SearchedPage } from './search-texts.ts';

/** The same part of the site in the fallback language. */
export interface OriginalPart {
  /** The folder of its index, relative to the folder of this language's indexes. */
  folder: string;
  /** The prefix of its page paths. */
  baseUrl: string;
  pages: readonly SearchedPage[];
}

/**
 * Finds the text files that are equal in both languages, except for the base URL and the names of groups. Those files
 * are not written twice.
 *
 * @param groups pages by their text file
 * @param originals the same for the fallback language
 * @param baseUrl the prefix of page paths in this language
 * @returns undefined if no file is shared
 */
export function sharedTexts(
  groups: readonly (readonly SearchedPage[])[],
  originals: readonly (readonly SearchedPage[])[],
  baseUrl: string,
  { folder, baseUrl: originalUrl }: Pick<OriginalPart, 'folder' | 'baseUrl'>,
) {
  if (groups.length !== originals.length) return undefined;
  const names = new Map<string, string>();
  const isSame = (page: SearchedPage, original: SearchedPage | undefined): boolean => {
    if (original === undefined || page.path !== baseUrl + original.path.slice(originalUrl.length)) return false;
    // Two pages of one group there may have two groups here. Then only one of the names can replace the group there.
    const name = names.get(original.group) ?? page.group;
    if (name !== page.group || !isEqual(page.says, original.says)) return false;
    names.set(original.group, name);
    return true;
  };
  const own: number[] = [];
  for (const [at, group] of groups.entries()) {
    const others = originals[at]!;
    if (group.length !== others.length || !group.every((page, place) => isSame(page, others[place]))) own.push(at);
  }
  if (own.length === groups.length) return undefined;
  const told: NonNullable<SearchIndexFile['original']> = {
    folder,
    baseUrl: [originalUrl, baseUrl],
    groups: [...names].filter(([there, here]) => there !== here).sort(([a], [b]) => (a < b ? -1 : 1)),
    own: own.map((number, at) => number - (own[at - 1] ?? 0)),
  };
  return {
    /** The entries about shared files for the index. */
    told,
    /** The numbers of the text files that the index has itself. */
    own: new Set(own),
  };
}

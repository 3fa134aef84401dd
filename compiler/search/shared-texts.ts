import type { SearchIndexFile } from '../../corpus/schema/index.ts';
import { isEqual } from '../values/equal.ts';
import type { SearchedPage } from './search-texts.ts';

/** A docs version, or the pages without version, in the default language. Other languages load the text of
 * untranslated pages from its index. */
export interface OriginalPart {
  /** Folder of the part's index, relative to the folder of this language's indexes. */
  folder: string;
  /** Prefix of the paths of the part's pages. */
  baseUrl: string;
  pages: readonly SearchedPage[];
}

/**
 * Finds text files of the index that are equal in two languages, except for base URLs and group names. Browsers load
 * these files from the default language, so this language doesn't write them.
 *
 * @param groups pages by file
 * @param originals pages of the default language by file
 * @param baseUrl prefix of the paths of pages in this language
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
    // The index contains one replacement per group name. If this language splits a group of the default language in
    // two, the second part is not shared.
    const name = names.get(original.group) ?? page.group;
    if (name !== page.group || !isEqual(page.content, original.content)) return false;
    names.set(original.group, name);
    return true;
  };
  const own: number[] = [];
  for (const [at, group] of groups.entries()) {
    const others = originals[at]!;
    if (group.length !== others.length || !group.every((page, place) => isSame(page, others[place]))) own.push(at);
  }
  if (own.length === groups.length) return undefined;
  const originalTexts: NonNullable<SearchIndexFile['original']> = {
    folder,
    baseUrl: [originalUrl, baseUrl],
    groups: [...names].filter(([there, here]) => there !== here).sort(([a], [b]) => (a < b ? -1 : 1)),
    own: own.map((number, at) => number - (own[at - 1] ?? 0)),
  };
  return {
    /** The data about shared files for the index. */
    originalTexts,
    /** Numbers of the files that are not shared. */
    own: new Set(own),
  };
}

import type { SearchIndexFile } from '../../corpus/schema/index.ts';
import { isEqual } from '../values/equal.ts';
import type { SearchedPage } from './search-texts.ts';

/** The same part of the site in the language that is shown where there is no translation. */
export interface OriginalPart {
  /** Where its index lies, relative to the folder of the indexes of this language. */
  folder: string;
  /** What the paths of its pages begin with. */
  baseUrl: string;
  pages: readonly SearchedPage[];
}

/**
 * Finds the files of texts that say the same in both languages, but for what the paths of pages begin with and what their
 * hits stand below: those are not written once more.
 *
 * @param groups pages by the file of texts that holds them
 * @param originals those of the other language
 * @param baseUrl what paths begin with here
 * @returns nothing where there are no such files
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
    // Two groups of one name there may have two names here: then only one of them can be told by the other's.
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
    /** What the index says of them. */
    told,
    /** The numbers of the files of texts that it has itself. */
    own: new Set(own),
  };
}

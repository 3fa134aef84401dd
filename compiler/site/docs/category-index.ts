/** The parts of a path by which `isCategoryIndex` recognises the index file of a folder. */
export interface CategoryIndexParams {
  /** File name without extension, with number prefix. */
  fileName: string;
  /** Names of the folders above the file, innermost first. */
  directories: string[];
  extension: string;
}

/**
 * Splits a path into the properties that `isCategoryIndex` needs.
 *
 * @param relativePath path relative to the content folder
 */
export function categoryIndexParams(relativePath: string): CategoryIndexParams {
  const [file = '', ...directories] = relativePath.split('/').reverse();
  const [, fileName = file, extension = ''] = /^(.+)(\.[^.]+)$/.exec(file) ?? [];
  return { fileName, directories, extension };
}

/**
 * Whether a file is the index of its folder. Such a file is called `index`, `readme` or like the folder, in
 * any case.
 */
export function isCategoryIndex(
  { fileName, directories }: CategoryIndexParams,
  moreNames: readonly string[] = [],
): boolean {
  const names = ['index', 'readme', ...moreNames, ...directories.slice(0, 1)];
  return names.some((name) => name.toLowerCase() === fileName.toLowerCase());
}

/** @returns the rank of a file among files with the same URL path; the lowest rank wins: `index`, `readme`, others */
export function indexRank({ fileName }: Pick<CategoryIndexParams, 'fileName'>): number {
  const rank = ['index', 'readme'].indexOf(fileName.toLowerCase());
  return rank < 0 ? 2 : rank;
}

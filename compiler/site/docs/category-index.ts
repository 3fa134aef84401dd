/** The file properties that decide whether a file is the index of its folder. */
export interface CategoryIndexParams {
  /** Without its extension, number prefix included. */
  fileName: string;
  /** Its folders, the innermost first. */
  directories: string[];
  extension: string;
}

/** @returns the properties of a file at a path relative to its content folder */
export function categoryIndexParams(relativePath: string): CategoryIndexParams {
  const [file = '', ...directories] = relativePath.split('/').reverse();
  const [, fileName = file, extension = ''] = /^(.+)(\.[^.]+)$/.exec(file) ?? [];
  return { fileName, directories, extension };
}

/** Whether a file is the index of its folder: `index`, `readme` or the folder's name, in any case. */
export function isCategoryIndex(
  { fileName, directories }: CategoryIndexParams,
  moreNames: readonly string[] = [],
): boolean {
  const names = ['index', 'readme', ...moreNames, ...directories.slice(0, 1)];
  return names.some((name) => name.toLowerCase() === fileName.toLowerCase());
}

/** @returns the precedence of a file among files with the same address: `index`, then `readme`, then others */
export function indexRank({ fileName }: Pick<CategoryIndexParams, 'fileName'>): number {
  const rank = ['index', 'readme'].indexOf(fileName.toLowerCase());
  return rank < 0 ? 2 : rank;
}

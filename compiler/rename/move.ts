/** Where a file goes; both paths are relative to the site's folder. */
export interface Move {
  from: string;
  to: string;
}

/** The files that move. */
export type Moves = ReturnType<typeof movesOf>;

/**
 * @param files each file
 * @param folders those that move as a whole
 */
export function movesOf(files: readonly Move[], folders: readonly Move[]) {
  const byPath = new Map(files.map(({ from, to }) => [from, to]));
  /** @returns where a file is afterwards: the same path for one that stays */
  const after = (path: string) => byPath.get(path) ?? path;
  return { files, folders, after, has: (path: string) => byPath.has(path) };
}

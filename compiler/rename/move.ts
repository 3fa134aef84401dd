/** The old and the new path of a file, both relative to the site's folder. */
export interface Move {
  from: string;
  to: string;
}

/** The files that move. */
export type Moves = ReturnType<typeof movesOf>;

/**
 * @param files each file
 * @param folders folders that move as a whole
 */
export function movesOf(files: readonly Move[], folders: readonly Move[]) {
  const byPath = new Map(files.map(({ from, to }) => [from, to]));
  /** @returns the path of a file after the move, unchanged for a file that stays */
  const after = (path: string) => byPath.get(path) ?? path;
  return { files, folders, after, has: (path: string) => byPath.has(path) };
}

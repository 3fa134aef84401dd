/** Old and new path of a file, relative to the site's folder. */
export interface Move {
  from: string;
  to: string;
}

/** The files and folders that move, with functions to look up a new path. */
export type Moves = ReturnType<typeof movesOf>;

/**
 * Collects the files that move.
 *
 * @param files each file that moves
 * @param folders folders that move as a whole
 */
export function movesOf(files: readonly Move[], folders: readonly Move[]) {
  const byPath = new Map(files.map(({ from, to }) => [from, to]));
  /** Returns the path of a file after the move. If the file doesn't move, the same path. */
  const after = (path: string) => byPath.get(path) ?? path;
  return { files, folders, after, has: (path: string) => byPath.has(path) };
}

/** Where a file goes; both paths are relative to the site's folder. */
export interface Move {
  from: string;
  to: string;
}

/** The files that move. */
export interface Moves {
  /** Each file. */
  files: readonly Move[];
  /** Folders that move as a whole. */
  folders: readonly Move[];
  /** @returns where a file is afterwards: the same path for one that stays */
  after(path: string): string;
  has(path: string): boolean;
}

export function movesOf(files: readonly Move[], folders: readonly Move[]): Moves {
  const byPath = new Map(files.map(({ from, to }) => [from, to]));
  return { files, folders, after: (path) => byPath.get(path) ?? path, has: (path) => byPath.has(path) };
}

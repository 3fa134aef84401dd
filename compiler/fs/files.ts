/**
 * The file system as Lectern reads it, so that tests can replace it by a map. Paths are absolute. A method rejects with
 * an EnvironmentError when the system refuses.
 */
export interface Files {
  /** @returns the entries of one folder; nothing when there is no such folder */
  names(dir: string): Promise<readonly Name[]>;
  /**
   * Everything below a folder that is no folder itself, sorted by path. Links are listed and never followed.
   * @param enter whether to look into a folder, by its path relative to `dir`
   * @returns paths relative to `dir` with forward slashes; nothing when there is no such folder
   */
  list(dir: string, enter?: (path: string) => boolean): Promise<Entry[]>;
  /** @returns what stands at a path, without following a link; nothing when nothing does */
  stat(path: string): Promise<FileStat | undefined>;
  /** @returns the path with every link in it resolved; nothing when it leads nowhere */
  realPath(path: string): Promise<string | undefined>;
  /** @returns a file's bytes; nothing when there is no such file */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * @param into where the bytes may be put, if there is room for them
   * @returns some bytes of a file, counted from its start; nothing when it doesn't have them all
   */
  readPart(path: string, start: number, length: number, into?: Uint8Array): Promise<Uint8Array | undefined>;
}

/** The same, with a folder of it that can be written. Symbolic links are not followed on the way to a file. */
export interface WritableFiles extends Files {
  /** Writes a file and makes its folder. A file that is there is replaced in one step; a new one may be seen half written. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** The same for callers that can't wait. */
  writeNow(path: string, bytes: Uint8Array): void;
  /** Adds to the end of a file, making it and its folder. */
  append(path: string, bytes: Uint8Array): Promise<void>;
  /** Creates a file with these bytes in one step, for others too unless `mode` says so. @returns false when there is one */
  create(path: string, bytes: Uint8Array, mode?: number): Promise<boolean>;
  /** Makes a folder and those above it. @returns the topmost one that was made, if any */
  makeFolder(dir: string, mode?: number): Promise<string | undefined>;
  /** Puts a file in the place of another, in one step, making the folder. */
  rename(from: string, to: string): Promise<void>;
  /** Gives a file a second name, where nothing is, making the folder; copies it where the file system has no such names. */
  clone(from: string, to: string): Promise<void>;
  /** Makes a symbolic link. @returns false when something is there */
  link(target: string, path: string): Promise<boolean>;
  /** Removes a file, a link, or a folder with all that is in it; fine when there is none. */
  remove(path: string): Promise<void>;
  /** Removes a folder when it is empty. @returns whether it is gone */
  removeEmptyFolder(dir: string): Promise<boolean>;
}

export interface Name {
  name: string;
  /** `other`: a pipe, a socket or a device. `nameless`: its name is no UTF-8, so that it can't be opened. */
  kind: 'file' | 'link' | 'folder' | 'other' | 'nameless';
}

export interface Entry {
  path: string;
  kind: Exclude<Name['kind'], 'folder'>;
}

export interface FileStat {
  kind: 'file' | 'folder' | 'link' | 'other';
  /** In bytes. */
  size: number;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
  /** Changes whenever the file is written, moved or replaced, as far as the system reports it. */
  fingerprint: string;
}

/**
 * The file system as Lectern reads it, so that tests can replace it by a map. Paths are absolute. A method rejects with
 * an EnvironmentError if the system refuses.
 */
export interface Files {
  /** @returns the entries of one folder, or undefined if it doesn't exist */
  names(dir: string): Promise<readonly Name[]>;
  /**
   * Lists everything below a folder except folders, sorted by path. Links are listed, never followed.
   *
   * @param enter whether to enter a folder, by its path relative to `dir`
   * @returns paths relative to `dir` with forward slashes, or undefined if the folder doesn't exist
   */
  list(dir: string, enter?: (path: string) => boolean): Promise<Entry[]>;
  /** @returns the file, folder or link at a path, without following a link; undefined if the path doesn't exist */
  stat(path: string): Promise<FileStat | undefined>;
  /** @returns the path with every link in it resolved, or undefined if it doesn't exist */
  realPath(path: string): Promise<string | undefined>;
  /** @returns a file's bytes, or undefined if it doesn't exist */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * @param into a buffer for the bytes, used if it is large enough
   * @returns the bytes at an offset from the start of a file; undefined if the file is shorter
   */
  readPart(path: string, start: number, length: number, into?: Uint8Array): Promise<Uint8Array | undefined>;
}

/** The same, with a folder of it that can be written. Symbolic links are not followed on the way to a file. */
export interface WritableFiles extends Files {
  /**
   * Writes a file and creates its folder. An existing file is replaced in one step; a new one may be seen half-written.
   */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** The same, synchronously. */
  writeNow(path: string, bytes: Uint8Array): void;
  /** Appends to a file, and creates it and its folder. */
  append(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Creates a file with these bytes in one step, readable by others unless `mode` says otherwise.
   *
   * @returns false if it exists
   */
  create(path: string, bytes: Uint8Array, mode?: number): Promise<boolean>;
  /**
   * Creates a folder and its parents.
   *
   * @returns the topmost folder that was created, if any
   */
  makeFolder(dir: string, mode?: number): Promise<string | undefined>;
  /** Moves a file, replacing an existing one in one step, and creates the folder. */
  rename(from: string, to: string): Promise<void>;
  /** Gives a file a second, unused name, and creates the folder; copies the file if hard links are unsupported. */
  clone(from: string, to: string): Promise<void>;
  /**
   * Creates a symbolic link.
   *
   * @returns false if the path exists
   */
  link(target: string, path: string): Promise<boolean>;
  /** Removes a file, a link, or a folder with its content; does nothing if it doesn't exist. */
  remove(path: string): Promise<void>;
  /**
   * Removes a folder if it is empty.
   *
   * @returns whether it was removed
   */
  removeEmptyFolder(dir: string): Promise<boolean>;
}

export interface Name {
  name: string;
  /** `other`: a pipe, a socket or a device. `nameless`: its name isn't UTF-8, so it can't be opened. */
  kind: 'file' | 'link' | 'folder' | 'other' | 'nameless';
  /** Not on the disk: an extension provides it. */
  isProvided?: true;
}

export interface Entry {
  path: string;
  kind: Exclude<Name['kind'], 'folder'>;
}

export interface FileStat {
  kind: 'file' | 'folder' | 'link' | 'other';
  /** In bytes. */
  size: number;
  /** The time of the last change, in milliseconds since 1970. */
  changed: number;
  /** Changes whenever the file is written, moved or replaced, as far as the system reports it. */
  fingerprint: string;
}

/**
 * Read access to a file system. Tests use a map instead. All paths are absolute. Methods reject with an
 * `EnvironmentError` if the system refuses an action.
 */
export interface Files {
  /** Returns the entries of a folder; empty if it doesn't exist. */
  names(dir: string): Promise<readonly Name[]>;
  /**
   * Returns the state of the file, folder or link at a path. Links are not followed. Undefined if the path
   * doesn't exist.
   */
  stat(path: string): Promise<FileStat | undefined>;
  /** Returns the path with all links resolved; undefined if it doesn't exist. */
  realPath(path: string): Promise<string | undefined>;
  /** Returns the content of a file; undefined if it doesn't exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Reads a part of a file.
   *
   * @param into a buffer to read into. If it is too small, a new buffer is allocated
   * @returns undefined if the file is shorter
   */
  readPart(path: string, start: number, length: number, into?: Uint8Array): Promise<Uint8Array | undefined>;
}

/**
 * Access to a file system that can also write below one folder. Writing follows no symbolic links below that
 * folder.
 */
export interface WritableFiles extends Files {
  /**
   * Writes a file, and creates its folder. An existing file is replaced atomically. A new file may be visible
   * before it is complete.
   */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Writes a file like `write`, but synchronously. */
  writeNow(path: string, bytes: Uint8Array): void;
  /** Appends to a file. Creates the file and its folder if necessary. */
  append(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Creates a file with its content atomically. All users can read the file, unless `mode` forbids it.
   *
   * @returns false if the file exists
   */
  create(path: string, bytes: Uint8Array, mode?: number): Promise<boolean>;
  /**
   * Creates a folder and its parents.
   *
   * @returns the topmost folder that was created, if any
   */
  makeFolder(dir: string, mode?: number): Promise<string | undefined>;
  /** Moves a file, and creates its new folder. An existing file is replaced atomically. */
  rename(from: string, to: string): Promise<void>;
  /**
   * Creates a hard link to a file at a path that doesn't exist, and its folder. If hard links are
   * unsupported, it copies the file.
   */
  clone(from: string, to: string): Promise<void>;
  /**
   * Creates a symbolic link.
   *
   * @returns false if the path exists
   */
  link(target: string, path: string): Promise<boolean>;
  /** Removes a file, a link, or a folder with its content. Does nothing if the path doesn't exist. */
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
  /**
   * `other` is a named pipe, a socket or a device. `nameless` means that the name is not valid UTF-8, so that the file
   * can't be opened.
   */
  kind: 'file' | 'link' | 'folder' | 'other' | 'nameless';
  /** Whether the file is not on the disk, because an extension provides it. */
  isProvided?: true;
}

export interface Entry {
  path: string;
  kind: Exclude<Name['kind'], 'folder'>;
}

export interface FileStat {
  kind: 'file' | 'folder' | 'link' | 'other';
  /** Size in bytes. */
  size: number;
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
  /**
   * A string that identifies the file and its state. It changes if the file is written or replaced, as far as the
   * system reports that.
   */
  fingerprint: string;
}

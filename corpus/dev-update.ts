/**
 * The path of the server-sent events, relative to the base URL. `lectern dev` sends these events to open pages when the
 * output changes.
 */
export const updatesPath = '__lectern/updates';

/** The data of one server-sent event. When a page connects, its first event contains the current state. */
export interface DevUpdate {
  /** Paths of files that were written or removed, relative to the output folder. */
  changed: string[];
  /** The age of the output: milliseconds since its last change. */
  age: number;
  /** Errors that prevent an update of the output. Until they are fixed, the last good output is served. */
  errors: DevError[];
}

export interface DevError {
  /** The location of the error, `docs/a.md:3:14`, or the name of a file. */
  where: string;
  message: string;
  rule?: string | undefined;
  hint?: string | undefined;
  /** The source line with the error. The line below has a `^` at the column. */
  frame?: string | undefined;
}

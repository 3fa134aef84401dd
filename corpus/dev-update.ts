/**
 * The path, relative to the base URL, of the server-sent events by which `lectern dev` reports changes to open pages.
 */
export const updatesPath = '__lectern/updates';

/** An event of that stream. The first event after a page has connected contains the current state. */
export interface DevUpdate {
  /** Files of the output that were written or removed. */
  changed: string[];
  /** In milliseconds: how long ago the output last changed. */
  age: number;
  /** Errors that keep the output from being up to date. Until they are fixed, the last good output is served. */
  faults: DevFault[];
}

export interface DevFault {
  /** The location of the error: `docs/a.md:3:14`, or a name. */
  where: string;
  message: string;
  rule?: string | undefined;
  hint?: string | undefined;
  /** The source line of the error, with a mark below it. */
  frame?: string | undefined;
}

/** Where `lectern dev` tells open pages of changes, relative to the base URL: a stream of server-sent events. */
export const updatesPath = '__lectern/updates';

/** One event of that stream. The first one after a page has connected says how things stand. */
export interface DevUpdate {
  /** Files of the output that were written or removed. */
  changed: string[];
  /** In milliseconds: how long ago the output last changed. */
  age: number;
  /** What keeps the output from being what the sources say; while there is any, the last good one is served. */
  faults: DevFault[];
}

export interface DevFault {
  /** `docs/a.md:3:14`, or what else is at fault. */
  where: string;
  message: string;
  rule?: string | undefined;
  hint?: string | undefined;
  /** The line at fault with a mark below it. */
  frame?: string | undefined;
}

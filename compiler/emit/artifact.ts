/** A file of the output. Paths are relative to the output folder, with forward slashes. */
export type Artifact =
  | { path: string; text: string }
  | { path: string; bytes: Uint8Array }
  /** A text that is too long to be held whole. */
  | { path: string; parts: AsyncIterable<string> }
  /** A text that needs to be made only where the output holds another version of it, or none. */
  | { path: string; version: symbol; make(): Promise<string> }
  /** A copy of a file of the site, named relative to the site's folder. */
  | { path: string; copy: string }
  /** A copy of a file of the built viewer. */
  | { path: string; viewer: string };

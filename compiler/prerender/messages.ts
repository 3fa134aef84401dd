import type { Reference } from './shared-values.ts';

/** A page in a message to the renderer process. The site and the data are JSON. */
export interface SentPage {
  page: string;
  /** The number of the shared realm that renders the page. Without it, the page gets its own realm. */
  sharedRealm: number | undefined;
  site: Reference<string>;
  data: Reference<string>;
}

/** A message to the process. */
export type ToProcess =
  | { kind: 'page'; nonce: string; page: SentPage }
  | { kind: 'file'; address: string; text: string | undefined }
  | { kind: 'module'; href: string; text: string | undefined };

/** The resources that the process has used since it started. */
export interface Used {
  /** CPU time. */
  seconds: number;
  megabytes: number;
}

/** A message from the process. Messages without the nonce of the current page are ignored. */
export type FromProcess = { nonce: string } & (
  | { kind: 'wants-file'; address: string }
  | { kind: 'wants-module'; href: string }
  /** The JSON of a `DrawnCodePage`. */
  | { kind: 'drawn'; drawn: string }
  /** The page is done. `late` has the errors that its code threw after its HTML was rendered, as `joinThrown` writes them. */
  | { kind: 'settled'; late: readonly string[]; stuck: string | undefined; used: Used }
);

import type { Reference } from './shared-values.ts';

/** A page on its way to the process that renders it. The site and the data are JSON. */
export interface SentPage {
  page: string;
  /** The number of the shared realm that renders the page. Without it the page gets a realm of its own. */
  sharedRealm: number | undefined;
  site: Reference<string>;
  data: Reference<string>;
}

/** A message to the process. */
export type ToProcess =
  | { kind: 'page'; nonce: string; page: SentPage }
  | { kind: 'file'; address: string; text: string | undefined }
  | { kind: 'module'; href: string; text: string | undefined };

/** What the process has used since it started. */
export interface Used {
  /** Of the processor. */
  seconds: number;
  megabytes: number;
}

/** A message from the process. Messages without the nonce of the current page are ignored. */
export type FromProcess = { nonce: string } & (
  | { kind: 'wants-file'; address: string }
  | { kind: 'wants-module'; href: string }
  /** The JSON of a `DrawnCodePage`. */
  | { kind: 'drawn'; drawn: string }
  /** The page is over. `late` has the errors that its code threw after its HTML was rendered. */
  | { kind: 'settled'; late: readonly string[]; stuck: string | undefined; used: Used }
);

import type { Reference } from './shared-values.ts';

/** A page as it is sent to the renderer process. `site` and `data` are JSON. */
export interface SentPage {
  page: string;
  /** Number of the shared realm in which the page is rendered. If undefined, the page gets a separate realm. */
  sharedRealm: number | undefined;
  site: Reference<string>;
  data: Reference<string>;
}

/** A message to the renderer process. */
export type ToProcess =
  | { kind: 'page'; nonce: string; page: SentPage }
  | { kind: 'file'; address: string; text: string | undefined }
  | { kind: 'module'; href: string; text: string | undefined };

/** The resources that the process has used since its start. */
export interface Used {
  /** CPU time in seconds. */
  seconds: number;
  megabytes: number;
}

/** A message from the renderer process. It is ignored unless its nonce belongs to the current page. */
export type FromProcess = { nonce: string } & (
  | { kind: 'wants-file'; address: string }
  | { kind: 'wants-module'; href: string }
  /** A `RenderedCodePage` as JSON. */
  | { kind: 'rendered'; rendered: string }
  /**
   * Sent when the page is finished. `late` contains errors that its code has thrown after the HTML was complete, in the
   * format of `joinThrown`.
   */
  | { kind: 'settled'; late: readonly string[]; stuck: string | undefined; used: Used }
);

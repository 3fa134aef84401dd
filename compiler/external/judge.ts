/** What came of a request. */
export type Response =
  | {
      status: number;
      /** In seconds, as the host wants it. */
      retryAfter?: number | undefined;
      /** The text of a page, where it was wanted and is read as a whole. */
      text?: string | undefined;
    }
  | { failure: string; code?: string | undefined };

/** What is known of an address: `unknown` where its host tells programs nothing, or is not asked. */
export interface Verdict {
  outcome: 'fine' | 'broken' | 'unknown';
  /** What follows "the address": `answers with 404`. */
  reason?: string | undefined;
  /** The text of the page, where it was wanted. */
  text?: string | undefined;
}

/** Statuses by which hosts keep programs away, whatever a browser would be shown. */
const closed = new Set([401, 403, 405, 406, 407, 429, 451, 999]);

/** Failures that another try doesn't mend. */
const lasting =
  /^(?:ENOTFOUND|ERR_INVALID_URL|ERR_LOCAL_ADDRESS|ERR_LOCAL_NAME|ERR_TOO_MANY_REDIRECTS|CERT_.*|ERR_TLS_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

export function isFine(response: Response): boolean {
  return 'status' in response && response.status >= 200 && response.status < 400;
}

/** Whether another try may have another result. */
export function isPassing(response: Response): boolean {
  if ('failure' in response) return !lasting.test(response.code ?? '');
  return response.status === 408 || response.status === 429 || response.status >= 500;
}

export function judge(response: Response): Verdict {
  if ('failure' in response) {
    // As an address that says itself that it is of this network: not asked, and no fault.
    const outcome = response.code === 'ERR_LOCAL_NAME' ? 'unknown' : 'broken';
    return { outcome, reason: response.failure };
  }
  if (isFine(response)) return { outcome: 'fine', ...(response.text !== undefined && { text: response.text }) };
  const reason = `answers with ${response.status}`;
  return { outcome: closed.has(response.status) ? 'unknown' : 'broken', reason };
}

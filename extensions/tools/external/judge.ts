/** The response to a request, or the failure. */
export type Response =
  | {
      status: number;
      /** Value of the header `Retry-After`, in seconds. */
      retryAfter?: number | undefined;
      /** Text of the page, if it was requested and read completely. */
      text?: string | undefined;
    }
  | { failure: string; code?: string | undefined };

/** The verdict about an address. `unknown`: the host refuses requests from programs, or Lectern does not request it. */
export interface Verdict {
  outcome: 'fine' | 'broken' | 'unknown';
  /** The reason. Messages put it after "the address": `answers with status 404`. */
  reason?: string | undefined;
  /** Text of the page, if it was requested. */
  text?: string | undefined;
}

/** Status codes with which hosts refuse requests from programs. A browser might get the page. */
const closed = new Set([401, 403, 405, 406, 407, 429, 451, 999]);

/** Error codes of failures that a retry would not resolve. */
const lasting =
  /^(?:ENOTFOUND|ERR_INVALID_URL|ERR_LOCAL_ADDRESS|ERR_LOCAL_NAME|ERR_TOO_MANY_REDIRECTS|CERT_.*|ERR_TLS_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

export function isFine(response: Response): boolean {
  return 'status' in response && response.status >= 200 && response.status < 400;
}

/** Whether a retry may have a different result. */
export function isPassing(response: Response): boolean {
  if ('failure' in response) return !lasting.test(response.code ?? '');
  return response.status === 408 || response.status === 429 || response.status >= 500;
}

export function judge(response: Response): Verdict {
  if ('failure' in response) {
    // The name resolves to a local address. Such addresses are not requested, so the result is not an error.
    const outcome = response.code === 'ERR_LOCAL_NAME' ? 'unknown' : 'broken';
    return { outcome, reason: response.failure };
  }
  if (isFine(response)) return { outcome: 'fine', ...(response.text !== undefined && { text: response.text }) };
  const reason = `answers with status ${response.status}`;
  return { outcome: closed.has(response.status) ? 'unknown' : 'broken', reason };
}

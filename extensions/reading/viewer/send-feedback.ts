/** A reader's feedback on a page. */
export interface Answer {
  /** The path of the page. */
  page: string;
  isHelpful: boolean;
  comment: string;
}

/** Timeout of the request, in milliseconds. */
const timeLimit = 15_000;

/**
 * Sends feedback as JSON: `{page, helpful, comment}`. A blank comment is omitted. The request contains no cookies and
 * no referrer.
 *
 * @param url an absolute address, or a path on this host
 * @throws Error if the request fails, or the server rejects it
 */
export async function sendFeedback(url: string, { page, isHelpful, comment }: Answer): Promise<void> {
  const words = comment.trim();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page, helpful: isHelpful, ...(words !== '' && { comment: words }) }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`The server answered the request for ${url} with status ${response.status}.`);
}

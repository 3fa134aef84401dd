/** The feedback of a reader on a page. */
export interface Answer {
  /** The path of the page. */
  page: string;
  isHelpful: boolean;
  comment: string;
}

/** An answer that comes later is taken for none, in milliseconds. */
const timeLimit = 15_000;

/**
 * Sends an answer as JSON, `{page, helpful, comment}`; a comment of nothing but blanks is left out. Neither cookies
 * nor the address of the page go with it.
 *
 * @param url an address, or a path of this host
 * @throws Error when it does not arrive, or is not taken
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
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
}

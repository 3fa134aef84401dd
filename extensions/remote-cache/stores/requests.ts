/** Maximum size of a sealed group, in bytes. */
const mostBytes = 100_000_000;

/** Waits for a response. @throws the cause of the failure if the request fails, such as `ECONNREFUSED` */
export async function answerTo(request: Promise<Response>): Promise<Response> {
  try {
    return await request;
  } catch (error) {
    // The error of `fetch` itself only has the message "fetch failed".
    throw (error as Error).cause ?? error;
  }
}

/**
 * Reads the body of a response.
 *
 * @param request description of the request for error messages
 * @returns undefined if the server has no such file
 * @throws if the server reports an error, or sends too many bytes
 */
export async function bodyOf(response: Response, request: string): Promise<Uint8Array | undefined> {
  if (response.status === 404) return undefined;
  await checkAnswer(response, request);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Error(`the server answers ${request} with more than ${mostBytes / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws if the server reports an error */
export async function checkAnswer(response: Response, request: string): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  throw new Error(`the server answers ${request} with status ${response.status}`);
}

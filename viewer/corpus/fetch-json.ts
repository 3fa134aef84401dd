/**
 * @returns the content of the JSON file at the URL
 * @throws CorpusError
 */
export async function fetchJson(url: string, signal: AbortSignal, fetchFile: typeof fetch): Promise<unknown> {
  const response = await fetchFile(url, { signal }).catch((cause: unknown) => {
    throw new CorpusError('unreachable', `${url} could not be loaded.`, { cause });
  });
  // Some hosts answer an unknown path with an HTML page.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status === 404 || response.status === 410 || (response.ok && isHtml)) {
    throw new CorpusError('missing', `${url} does not exist.`);
  }
  if (!response.ok) throw new CorpusError('unreachable', `The server returned status ${response.status} for ${url}.`);
  const text = await response.text().catch((cause: unknown) => {
    throw new CorpusError('unreachable', `${url} broke off while loading.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CorpusError('malformed', `${url} is not valid JSON.`, { cause });
  }
}

/** Why a file can't be displayed: it does not exist, it failed to load, or its content is invalid. */
export type CorpusProblem = 'missing' | 'unreachable' | 'malformed';

export class CorpusError extends Error {
  readonly problem: CorpusProblem;

  constructor(problem: CorpusProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CorpusError';
    this.problem = problem;
  }
}

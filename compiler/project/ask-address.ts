import type { Network } from '../external/ask-politely.ts';
import { isLocal } from '../external/is-local.ts';
import { version } from '../version.ts';

/** How long a host may take to answer, in milliseconds. */
const timeLimit = 15_000;

const words: Record<string, string> = {
  ENOTFOUND: 'is on no host that there is',
  EAI_AGAIN: 'is on a host whose name is not found now',
  ECONNREFUSED: 'is on a host that takes no connections',
  ECONNRESET: 'is on a host that closes the connection',
  TimeoutError: `is not answered within ${timeLimit / 1000} s`,
  ERR_LOCAL_ADDRESS: 'leads to a host of this machine or its network',
  ERR_TOO_MANY_REDIRECTS: 'leads from one address to the next without end',
  UND_ERR_CONNECT_TIMEOUT: `is not answered within ${timeLimit / 1000} s`,
};

/** The most of a page that is read; of a longer one nothing is known. */
const mostBytes = 1024 * 1024;

/** The network that this machine is in. Of an answer nothing but its head is read, unless its text is wanted. */
export const network: Network = {
  async request(url, method, wantsText) {
    try {
      const response = await follow(url, {
        method,
        signal: AbortSignal.timeout(timeLimit),
        headers: { 'user-agent': `lectern/${version} (checks links of documentation)`, accept: '*/*' },
      });
      const retryAfter = secondsOf(response.headers.get('retry-after'));
      const isPage = response.ok && /^text\/html|xhtml/i.test(response.headers.get('content-type') ?? '');
      if (wantsText && isPage) return { status: response.status, retryAfter, text: await textOf(response) };
      await response.body?.cancel();
      return { status: response.status, retryAfter };
    } catch (error) {
      const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
      const code = cause?.code ?? name;
      return { failure: words[code] ?? `can't be asked: ${cause?.message ?? message}`, code };
    }
  },
  wait: (milliseconds) =>
    milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve(),
  now: () => Date.now(),
};

/** The most redirects that are followed. */
const mostRedirects = 20;

/**
 * Asks an address, and what it leads to. A host elsewhere can't have requests sent into the network of this machine,
 * where what is asked may answer to whoever is inside.
 */
async function follow(url: string, init: RequestInit): Promise<globalThis.Response> {
  const isInside = isLocal(new URL(url).hostname);
  for (let at = url, redirects = 0; ; redirects += 1) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null || ![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    const next = new URL(location, at);
    if (!isInside && isLocal(next.hostname)) throw refusal('ERR_LOCAL_ADDRESS');
    if (redirects === mostRedirects) throw refusal('ERR_TOO_MANY_REDIRECTS');
    at = next.href;
  }
}

function refusal(code: string): Error {
  return new Error(code, { cause: { code } });
}

/** @returns nothing when it is longer than what is read */
async function textOf({ body }: Pick<globalThis.Response, 'body'>): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the request.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** `120`, or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

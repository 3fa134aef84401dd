import { setTimeout } from 'node:timers/promises';
import type { Network } from './request-politely.ts';
import { isLocal } from './is-local.ts';
import { ownAddresses } from './own-addresses.ts';
import { localName, openAddress, type OpenedAddress, type OpenOptions } from './open-address.ts';

/** Time limit for a response, in milliseconds. */
const timeLimit = 15_000;

const words: Record<string, string> = {
  ENOTFOUND: 'has a host that does not exist',
  EAI_AGAIN: "has a host whose name can't be resolved now",
  ECONNREFUSED: 'has a host that refuses connections',
  ECONNRESET: 'has a host that closes the connection',
  ETIMEDOUT: "has a host that doesn't answer",
  TimeoutError: `is not answered within ${timeLimit / 1000} s`,
  ERR_LOCAL_ADDRESS: 'redirects to a host of this machine or its network',
  [localName]: 'is on a host of this machine or its network',
  ERR_TOO_MANY_REDIRECTS: 'redirects without end',
};

/** Maximum size of a page in bytes. Longer pages are not read. */
const mostBytes = 1024 * 1024;

/**
 * Sends requests to the real network. It reads only the head of a response, unless the caller needs the body.
 *
 * @param mayBeLocal whether host names may resolve to addresses of this machine or its local network
 * @param own the addresses of this machine, including public ones
 * @param version of Lectern, for the user agent
 */
export function networkOf(
  mayBeLocal: boolean,
  open: typeof openAddress = openAddress,
  own: readonly string[] = ownAddresses(),
  version = '',
): Network {
  const headers = { 'user-agent': `lectern/${version} (checks links of documentation)`, accept: '*/*' };
  return {
    async request(url, method, needsText) {
      const signal = AbortSignal.timeout(timeLimit);
      try {
        const response = await follow(url, { method, signal, headers, mayBeLocal, own }, open);
        const { status } = response;
        const retryAfter = secondsOf(response.headers['retry-after']);
        const isPage = status < 300 && /^text\/html|xhtml/i.test(response.headers['content-type'] ?? '');
        // The request accepts no compression, so a compressed response is ignored instead of decompressed.
        const isPlain = response.headers['content-encoding'] === undefined;
        const text = needsText && isPage && isPlain ? await textOf(response.body) : undefined;
        response.close();
        return { status, retryAfter, ...(text !== undefined && { text }) };
      } catch (error) {
        const { name, message, code = name } = error as NodeJS.ErrnoException;
        if (signal.aborted) return { failure: words.TimeoutError!, code: 'TimeoutError' };
        return { failure: words[code] ?? `can't be requested: ${message || code}`, code };
      }
    },
    wait: (milliseconds) => (milliseconds > 0 ? setTimeout(milliseconds) : Promise.resolve()),
    now: () => Date.now(),
  };
}

/** Maximum number of redirects to follow. */
const mostRedirects = 20;

/**
 * Requests an address and follows redirects. A redirect from a public host into the local network is refused,
 * because services there may trust every client. A redirect from a local host into the local network is
 * allowed.
 */
async function follow(url: string, options: OpenOptions, open: typeof openAddress): Promise<OpenedAddress> {
  let { mayBeLocal } = options;
  for (let at = url, redirects = 0; ; redirects += 1) {
    const response = await open(at, { ...options, mayBeLocal });
    const { location } = response.headers;
    if (location === undefined || ![301, 302, 303, 307, 308].includes(response.status)) return response;
    response.close();
    // HTTP headers are bytes, so `location` is decoded here as UTF-8.
    const next = new URL(Buffer.from(location, 'latin1').toString(), at);
    mayBeLocal &&= response.isLocal;
    if (!mayBeLocal && isLocal(next.hostname, options.own)) throw refusal('ERR_LOCAL_ADDRESS');
    if (redirects === mostRedirects) throw refusal('ERR_TOO_MANY_REDIRECTS');
    at = next.href;
  }
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** @returns undefined if the body is longer than the limit */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving a `for await` loop closes the connection.
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Parses a `Retry-After` header: `120`, or a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

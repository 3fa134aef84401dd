import { setTimeout } from 'node:timers/promises';
import type { Network } from '../../external/ask-politely.ts';
import { isLocal } from '../../external/is-local.ts';
import { version } from '../../version.ts';
import { ownAddresses } from './own-addresses.ts';
import { localName, openAddress, type OpenedAddress, type OpenOptions } from './open-address.ts';

/** Time limit for the answer of a host, in milliseconds. */
const timeLimit = 15_000;

const words: Record<string, string> = {
  ENOTFOUND: 'is on no host that there is',
  EAI_AGAIN: 'is on a host whose name is not found now',
  ECONNREFUSED: 'is on a host that takes no connections',
  ECONNRESET: 'is on a host that closes the connection',
  ETIMEDOUT: "is on a host that doesn't answer",
  TimeoutError: `is not answered within ${timeLimit / 1000} s`,
  ERR_LOCAL_ADDRESS: 'leads to a host of this machine or its network',
  [localName]: 'is on a host of this machine or its network',
  ERR_TOO_MANY_REDIRECTS: 'leads from one address to the next without end',
};

/** The largest page that is read, in bytes; longer pages count as unread. */
const mostBytes = 1024 * 1024;

/**
 * The real network. Reads only the head of an answer, unless the caller needs its text.
 *
 * @param mayBeLocal whether names may resolve to hosts of this machine and its network
 * @param own the addresses of this machine, including public ones
 */
export function networkOf(
  mayBeLocal: boolean,
  open: typeof openAddress = openAddress,
  own: readonly string[] = ownAddresses(),
): Network {
  return {
    async request(url, method, wantsText) {
      const signal = AbortSignal.timeout(timeLimit);
      try {
        const response = await follow(url, { method, signal, headers, mayBeLocal, own }, open);
        const { status } = response;
        const retryAfter = secondsOf(response.headers['retry-after']);
        const isPage = status < 300 && /^text\/html|xhtml/i.test(response.headers['content-type'] ?? '');
        // The request accepts no compression. A compressed answer is not worth unpacking.
        const isPlain = response.headers['content-encoding'] === undefined;
        const text = wantsText && isPage && isPlain ? await textOf(response.body) : undefined;
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

const headers = { 'user-agent': `lectern/${version} (checks links of documentation)`, accept: '*/*' };

/** The most redirects that are followed. */
const mostRedirects = 20;

/**
 * Requests an address and follows redirects. An external host must not redirect a request into the local network, where
 * services may trust every client. Hosts of that network may redirect there.
 */
async function follow(url: string, options: OpenOptions, open: typeof openAddress): Promise<OpenedAddress> {
  let { mayBeLocal } = options;
  for (let at = url, redirects = 0; ; redirects += 1) {
    const response = await open(at, { ...options, mayBeLocal });
    const { location } = response.headers;
    if (location === undefined || ![301, 302, 303, 307, 308].includes(response.status)) return response;
    response.close();
    // Headers are read byte by byte.
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

/** @returns undefined if it is longer than the limit */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the request.
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** `120`, or a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

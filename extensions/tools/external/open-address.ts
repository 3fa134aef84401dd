import { lookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLocalAddress } from './is-local.ts';

/** A response. Its status and headers are available; its body can still be read. */
export interface OpenedAddress {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Whether the responding host is this machine or in its local network. */
  isLocal: boolean;
  /** The body; it is received while the caller iterates. */
  body: AsyncIterable<Uint8Array>;
  /** Closes the connection, even if the body was not read to its end. */
  close(): void;
}

export interface OpenOptions {
  method: 'HEAD' | 'GET';
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Whether a host name may resolve to this machine or its local network. */
  mayBeLocal: boolean;
  /** The addresses of this machine, including public ones. */
  own: readonly string[];
}

/** Resolves a host name. Default: the system's resolver; tests replace it. */
export type Lookup = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Error code for a host name that only resolves to this machine or its local network. */
export const localName = 'ERR_LOCAL_NAME';

/**
 * Requests an address, without following redirects. It resolves the host name once and connects to the
 * address that it has checked. `fetch` would resolve the name again, and could get another address.
 *
 * @throws an error with the `code` of the failure, for example {@link localName}
 */
export async function openAddress(
  url: string,
  { mayBeLocal, own, ...options }: OpenOptions,
  lookUp: Lookup = lookup,
): Promise<OpenedAddress> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      ...options,
      ...(!mayBeLocal && { lookup: beyondNetwork(lookUp, own) }),
      agent: false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      resolve({
        status: response.statusCode!,
        headers: response.headers,
        isLocal: isLocalAddress(response.socket.remoteAddress ?? '', own),
        body: response,
        close: () => outgoing.destroy(),
      });
    });
    outgoing.end();
  });
}

/**
 * Creates a resolver that leaves out addresses of this machine and its local network.
 *
 * @param own the addresses of this machine, including public ones
 */
export function beyondNetwork(lookUp: Lookup, own: readonly string[]): LookupFunction {
  return (hostname, { all, family }, done) =>
    lookUp(hostname, { all: true, family }, (error, found) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => !isLocalAddress(address, own));
      if (!first) done(error ?? Object.assign(new Error(localName), { code: localName }), []);
      else if (all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
}

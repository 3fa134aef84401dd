import { lookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLocalAddress } from '../../external/is-local.ts';

/** The answer of an address, before its body is read. */
export interface OpenedAddress {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Whether the answering host is this machine or in its network. */
  isLocal: boolean;
  /** Streams in when it is read. */
  body: AsyncIterable<Uint8Array>;
  /** Ends the request, even if some of the body is unread. */
  close(): void;
}

export interface OpenOptions {
  method: 'HEAD' | 'GET';
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Whether a name may resolve to this machine or its network. */
  mayBeLocal: boolean;
  /** The addresses of this machine, including public ones. */
  own: readonly string[];
}

/** Looks up a name: by default with the system's resolver; tests replace it. */
export type Lookup = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The error code of a name that resolves only to this machine and its network. */
export const localName = 'ERR_LOCAL_NAME';

/**
 * Requests an address and follows no redirect. Looks up the name once and connects to the checked address. So a second
 * DNS answer can't point to another host. (`fetch` looks names up by itself.)
 *
 * @throws an error with the `code` of the failure, {@link localName} among them
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
 * Looks up names like connections do, and leaves out addresses of this machine and its network.
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

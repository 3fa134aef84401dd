import { lookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLocalAddress } from '../../external/is-local.ts';

/** What an address answers, as far as it has come. */
export interface OpenedAddress {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Whether the host that answers is of this machine or its network. */
  isLocal: boolean;
  /** Comes in when it is read. */
  body: AsyncIterable<Uint8Array>;
  /** Ends the request, whatever of the body is left. */
  close(): void;
}

export interface OpenOptions {
  method: 'HEAD' | 'GET';
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Whether a name may lead to a host of this machine or its network. */
  mayBeLocal: boolean;
  /** The addresses of this machine, public ones too. */
  own: readonly string[];
}

/** By which a name is looked up: the system's own, unless a test has another. */
export type Lookup = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A name that leads to hosts of this machine and its network alone. */
export const localName = 'ERR_LOCAL_NAME';

/**
 * Asks an address, and follows no redirect. A name is looked up once, and connected is to what was found and judged, so
 * that no second answer of a name server has another host asked. (`fetch` looks names up by itself.)
 *
 * @throws an error with the `code` of what has failed, {@link localName} among them
 */
export async function openAddress(
  url: string,
  { mayBeLocal, own, ...options }: OpenOptions,
  lookUp: Lookup = lookup,
): Promise<OpenedAddress> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      ...options,
      ...(!mayBeLocal && { lookup: beyondNetwork(lookUp, own) }),
      agent: false,
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      resolve({
        status: response.statusCode!,
        headers: response.headers,
        isLocal: isLocalAddress(response.socket.remoteAddress ?? '', own),
        body: response,
        close: () => asked.destroy(),
      });
    });
    asked.end();
  });
}

/**
 * Looks up names as connections do, and leaves out addresses of this machine and its network.
 *
 * @param own the addresses of this machine, public ones too
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

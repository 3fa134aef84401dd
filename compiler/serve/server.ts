import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isIP, type AddressInfo, type Socket } from 'node:net';
import { cacheControl } from '../../corpus/file-paths.ts';
import { environmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import { watchOutputIndex, type OutputIndex } from './output-index.ts';
import { routeRequest } from './route-request.ts';
import { fileOpener } from './served-file.ts';
import { requestedRange } from './requested-range.ts';

export interface ServeOptions {
  /** Absolute path of the output folder. */
  dir: string;
  /** The port; 0 for any free port. */
  port: number;
  /** The address to listen on. Default: an address that only this machine can reach. */
  host?: string;
  /** Whether to try the following ports if the port is in use. */
  nextFreePort?: boolean;
  /** Returns the index of the folder. Default: reads it from the manifest. */
  readIndex?: () => Promise<OutputIndex>;
  /**
   * Whether to refuse requests with another host name. This prevents DNS rebinding, through which another
   * site could read this one.
   */
  checkHost?: boolean;
  /** Whether to compress files. Default: true. A browser on the same machine needs no compression. */
  compress?: boolean;
  /**
   * Idle timeout in milliseconds: a client that sends or reads nothing for this time is disconnected. Default:
   * 30,000.
   */
  timeout?: number;
  /** Called first for each request. Returns true if it has answered the request. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers a request like `intercept`, but asynchronously. */
  handle?: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined;
}

export interface RunningServer {
  /** URL of the site, including the base URL. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a compiled site like a host: with clean URLs, redirects, 404 responses, compression and cache
 * headers.
 *
 * @throws EnvironmentError if the folder contains no site, or if the port or address can't be used
 */
export async function serve(files: Files, options: ServeOptions): Promise<RunningServer> {
  const { dir, host = '127.0.0.1', checkHost = false, compress = true, timeout = 30_000 } = options;
  const { intercept = () => false } = options;
  const { readIndex = watchOutputIndex(files, dir) } = options;
  const openFile = fileOpener(files, dir);
  const { baseUrl } = await readIndex();

  // Programs that read many pages reuse connections. If the server closes an idle connection too early, the next request
  // on it fails.
  const timeouts = {
    headersTimeout: timeout,
    requestTimeout: timeout,
    keepAliveTimeout: timeout,
    connectionsCheckingInterval: timeout / 6,
  };
  const server = createServer(timeouts, (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (checkHost && !isOwnHost(request))
      return refuse(response, 403, 'This server does not answer requests for this host name.');
    if (intercept(request, response)) return;
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'This file could not be read.');
    });
  });
  server.on('clientError', refuseSocket);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await options.handle?.(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD requests are supported.');
    }
    const index = await readIndex();
    const found = routeRequest(index, request.url ?? '');
    if ('location' in found) {
      response.setHeader('Location', found.location);
      response.setHeader('Cache-Control', 'no-cache');
      return refuse(response, found.status, '');
    }
    if (!('file' in found))
      return refuse(response, found.status, found.status === 400 ? 'Malformed address.' : 'Not found.');
    await sendFile(request, response, found, index);
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    { file, status }: { file: string; status: number },
    index: OutputIndex,
  ): Promise<void> {
    const served = await openFile(file, compress ? String(request.headers['accept-encoding'] ?? '') : '');
    if (!served) return refuse(response, 404, 'Not found.');
    const { etag, size, encoding } = served;
    const isImmutable = file.startsWith(cacheControl.hashedFolder) && index.files.has(file);
    response.setHeader('Cache-Control', isImmutable ? cacheControl.hashed : cacheControl.others);
    response.setHeader('ETag', etag);
    // An extension may answer the same URL in another format, depending on `Accept`: for example, Markdown.
    const mayNegotiate = options.handle !== undefined && served.type.startsWith('text/html');
    const vary = [mayNegotiate ? 'Accept' : '', served.varies ? 'Accept-Encoding' : ''].filter(Boolean);
    if (vary.length > 0) response.setHeader('Vary', vary.join(', '));
    if (status === 200 && matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    const range = status === 200 && !encoding ? requestedRange(request.headers, served) : undefined;
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${size}`);
      return refuse(response, 416, 'The requested byte range is not in the file.');
    }
    for (const [name, value] of safetyHeaders(file, served.type, index.csp)) response.setHeader(name, value);
    response.setTimeout(timeout, () => response.destroy());
    const { start, end } = range ?? { start: 0, end: size };
    response.setHeader('Content-Type', served.type);
    response.setHeader('Content-Length', end - start);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    else response.setHeader('Accept-Ranges', 'bytes');
    if (range) response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${size}`);
    response.writeHead(range ? 206 : status);
    if (request.method === 'HEAD') response.end();
    else await pipeline(served.read(start, end), response);
  }

  const port = await listen(server, options.port, host, options.nextFreePort ?? false);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}${encodeURI(baseUrl)}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Returns security headers. They limit embedding by other sites, and scripts in HTML and SVG files.
 */
function safetyHeaders(file: string, type: string, csp: OutputIndex['csp']): [name: string, value: string][] {
  // Live code runs in an iframe with an opaque origin, so its images count as cross-origin and must be allowed.
  const isShared = /^(?:image|audio|video|font)\//.test(type);
  const headers: [string, string][] = isShared ? [] : [['Cross-Origin-Resource-Policy', 'same-origin']];
  if (/[/+]xml\b/.test(type)) headers.push(['Content-Security-Policy', 'sandbox']);
  if (/^assets\/live-code-[^/]*\.html$/.test(file)) headers.push(['Content-Security-Policy', 'sandbox allow-scripts']);
  else if (csp && type.startsWith('text/html') && !csp.apart?.includes(file))
    headers.push(['Content-Security-Policy', csp.policy]);
  return headers;
}

/** Number of ports to try if the given port is in use. */
const triedPorts = 20;

async function listen(server: Server, port: number, host: string, nextFreePort: boolean): Promise<number> {
  const last = nextFreePort ? Math.min(port + triedPorts, 65535) : port;
  for (let tried = port; ; tried += 1) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(tried, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tried >= last) throw environmentError(error, `listen on ${host}:${tried}`);
    }
  }
}

// Whether a request's host name is allowed: `localhost`, and IP addresses, because they can't be used for DNS
// rebinding.
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  const isKnown = name.toLowerCase() === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0;
  return isKnown && Number(port) === socket.localPort;
}

// Whether an `If-None-Match` header matches: `"a", W/"b"` or `*`. Weak ETags are compared like strong ETags.
function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(message);
}

// Responds to a request that isn't valid HTTP.
function refuseSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // `end` closes only the server's side. After it, close the connection even if the client keeps its side open.
  socket.destroySoon();
}

const statuses: Record<string, string | undefined> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answer,
  currentCorpus,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '../function/index.ts';

/** The path of the MCP endpoint. */
const path = '/mcp';
/** Time limit in milliseconds. A client that sends nothing for this long is disconnected. */
const timeout = 30_000;
const timeouts = { headersTimeout: timeout, requestTimeout: timeout, keepAliveTimeout: timeout };
/** Maximum size of a request body, in bytes. This server reads no more than that. The MCP handler has a lower limit. */
const mostBytes = 1024 * 1024;

export interface HttpOptions {
  /** The port; 0 for any free port. */
  port: number;
  host: string;
  /** Whether only this machine can reach the address. If so, requests with other host names or origins are refused,
   * against DNS rebinding. */
  isLocal: boolean;
}

/**
 * Runs an MCP server over streamable HTTP.
 *
 * @param address the output folder, or the URL of a published site
 * @throws CorpusError if there is no site; the error of the system if the port can't be used
 */
export async function serveHttp(
  address: string,
  { port, host, isLocal }: HttpOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const current = currentCorpus(address);
  await current();
  const server = createServer(timeouts, (request, response) => {
    respond(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else send(response, 500, 'The site could not be read.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const opened = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    if (body === undefined) return send(response, 413, 'The request is too large.');
    const { headers, method = 'GET', url = '/' } = incoming;
    const given = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    );
    const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
    const request = new Request(new URL(url, 'http://localhost'), { method, headers: given, ...(hasBody && { body }) });
    const refusal = isLocal
      ? (hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()))
      : undefined;
    const isHere = new URL(request.url).pathname === path;
    const answered = refusal ?? (isHere ? await answer(request, await current()) : undefined);
    if (!answered) return send(response, 404, `The path of the MCP server is ${path}.`);
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  }
}

/** Reads the body of a request. @returns undefined if the body is too large */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function send(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}

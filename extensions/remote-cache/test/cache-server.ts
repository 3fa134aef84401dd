import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request with an error of the server. @returns false if the server answers the request as usual */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server with the HTTP protocol of Bazel's cache, on a free port. */
export interface CacheServer {
  url: string;
  /** Pathname → body. */
  files: Map<string, Buffer>;
  /** Method and path of each request: `GET /ac/12ab…`. */
  requests: string[];
  fault: Fault | undefined;
  close(): void;
}

export async function openCacheServer(): Promise<CacheServer> {
  const files = new Map<string, Buffer>();
  const opened: CacheServer = { url: '', files, requests: [], fault: undefined, close: () => undefined };
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    opened.requests.push(`${method} ${url}`);
    if (opened.fault?.(request, response)) return;
    if (method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      files.set(url, Buffer.concat(chunks));
    }
    const body = files.get(url);
    response.writeHead(body ? 200 : 404).end(method === 'GET' ? body : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  opened.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return opened;
}

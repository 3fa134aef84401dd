import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface FolderServer {
  /** The origin without a slash at its end. */
  origin: string;
  /** The requested paths, in the order of the requests. */
  requests: string[];
  close(): Promise<void>;
}

const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * Serves files like a simple host. The response for a folder is its `index.html`, and for a missing file `404.html`.
 *
 * @param folders path with a slash at its end → folder. The longest matching path applies
 * @param isShared whether other origins may read the files. Instead, it can be a function that returns the headers of
 * each response
 */
export async function serveFolders(
  folders: Record<string, string>,
  isShared: boolean | (() => Record<string, string>) = false,
): Promise<FolderServer> {
  const requests: string[] = [];
  const bases = Object.keys(folders).sort((a, b) => b.length - a.length);
  const server = createServer(async (request, response) => {
    const pathname = decodeURI(new URL(request.url!, 'http://localhost').pathname);
    // Browsers request this icon if a page has no icon.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    requests.push(pathname);
    const base = bases.find((each) => pathname.startsWith(each));
    const folder = base === undefined ? undefined : folders[base];
    const below = base === undefined ? '' : pathname.slice(base.length);
    const ofAll = isShared ? { 'access-control-allow-origin': '*' } : {};
    const headers = typeof isShared === 'function' ? isShared() : ofAll;
    for (const [name, status] of [
      [below, 200],
      [join(below, 'index.html'), 200],
      ['404.html', 404],
    ] as const) {
      const bytes = folder === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
      if (!bytes) continue;
      const type = types[name.split('.').at(-1)!] ?? 'text/plain';
      return void response.writeHead(status, { 'content-type': type, ...headers }).end(bytes);
    }
    response.writeHead(404, headers).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

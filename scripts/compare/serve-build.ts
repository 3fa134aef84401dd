import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { RunningServer } from '../../compiler/serve/server.ts';

/** Serves a `docusaurus build` as most hosts do: an address without an extension means an HTML file. */
export async function serveBuild(dir: string, baseUrl: string): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : undefined;
    const file = inside === undefined ? undefined : fileFor(dir, decodeURIComponent(inside));
    const sent = file ?? path.join(dir, '404.html');
    response.statusCode = file === undefined ? 404 : 200;
    // Lectern's server also sends this header. With it, browsers report more errors of missing files.
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Type', lookup(sent) ?? 'application/octet-stream');
    createReadStream(sent)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}${baseUrl}`, port, close };
}

function fileFor(dir: string, address: string): string | undefined {
  const bare = address.replace(/\/+$/, '');
  return [bare, `${bare}.html`, `${bare}/index.html`]
    .map((name) => path.join(dir, name))
    .find((file) => file.startsWith(dir) && statSync(file, { throwIfNoEntry: false })?.isFile());
}

// Tests redirects in a browser: on a server with redirect rules, and on a server that only serves files.
import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { compile } from '../../compile.ts';
import { disk } from '../../fs/disk.ts';
import { serve, type RunningServer } from '../../serve/server.ts';
import { tempFolder, type TempFolder } from '../temp.ts';
import { urlOf } from '../../../viewer/test/browser/waiting.ts';

const config = {
  title: 'Moved',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  docs: [{}, { id: 'community', path: 'community', routeBasePath: '/community' }],
  pages: { path: 'pages', routeBasePath: '/' },
  redirects: {
    fromExtensions: ['html'],
    redirects: [
      ...['support', 'team', 'resources'].map((name) => ({
        from: [`/docs/${name}`, `/docs/next/${name}`],
        to: `/community/${name}`,
      })),
      { from: '/home', to: '/' },
      { from: '/home/qs', to: '/?a=1' },
      { from: '/home/anchor', to: '/#anchor' },
      { from: '/home/absolute', to: 'https://elsewhere.example/' },
      { from: '/home/absolute/qs', to: 'https://elsewhere.example/?a=1' },
      { from: '/home/absolute/anchor', to: 'https://elsewhere.example/#anchor' },
    ],
  },
};

/** Requested address → address at which the browser ends, with query and hash. */
const expected: Record<string, string> = {
  '/docs/support/': '/community/support/',
  '/docs/team/': '/community/team/',
  '/docs/resources/': '/community/resources/',
  '/docs/next/support/': '/community/support/',
  '/docs/next/team/': '/community/team/',
  '/docs/next/resources/': '/community/resources/',
  '/docs/support/?q=1#part': '/community/support/?q=1#part',
  '/home/': '/',
  '/home/?q=1#part': '/?q=1#part',
  '/home/qs/': '/?a=1',
  '/home/qs/?b=2': '/?a=1',
  '/home/anchor/': '/#anchor',
  '/home/absolute/': 'https://elsewhere.example/',
  '/home/absolute/qs/': 'https://elsewhere.example/?a=1',
  '/home/absolute/anchor/': 'https://elsewhere.example/#anchor',
};

let folder: TempFolder;
let browser: Browser;
let server: RunningServer;
let plain: Server;

test.before(async () => {
  folder = tempFolder();
  folder.write({
    'lectern.config.json': JSON.stringify(config),
    'docs/index.md': '# Docs\n',
    'pages/index.md': '# Home\n\n## Anchor\n',
    ...Object.fromEntries(
      ['support', 'team', 'resources'].map((name) => [`community/${name}.md`, `# ${name}\n\n## Part\n`]),
    ),
  });
  const { published, diagnostics } = await compile(folder.dir);
  assert.ok(published, JSON.stringify(diagnostics));
  const dir = path.join(folder.dir, 'dist');
  server = await serve(disk, { dir, port: 0 });
  plain = filesOnly(dir);
  browser = await launchChromium();
});

test.after(async () => {
  await browser.close();
  await server.close();
  plain.closeAllConnections();
  plain.close();
  folder.remove();
});

/** A host without redirect rules. It responds with the requested file, the folder's `index.html`, or `404.html`. */
function filesOnly(dir: string): Server {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const requested = [pathname, `${pathname}/index.html`].map((name) =>
      path.join(dir, path.normalize(decodeURI(name))),
    );
    const found = requested.find((file) => path.extname(file) !== '' && existsSync(file));
    response.statusCode = found ? 200 : 404;
    response.setHeader('Content-Type', types[path.extname(found ?? '404.html')] ?? 'application/octet-stream');
    response.end(readFileSync(found ?? path.join(dir, '404.html')));
  }).listen(0, '127.0.0.1');
}

async function endOf(origin: string, address: string, end: string): Promise<string> {
  const page = await browser.newPage();
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto(origin + address, { waitUntil: 'commit' });
  const requested = end.startsWith('/') ? origin + end : end;
  await page.waitForURL(requested).catch(() => undefined);
  await page.waitForSelector('h1');
  const url = (await urlOf(page)).href;
  await page.close();
  return url.startsWith(origin) ? url.slice(origin.length) : url;
}

test('a server that knows the redirects answers them itself', async () => {
  const origin = new URL(server.url).origin;
  const followed = new Set(inShort(Object.keys(expected), 4));
  for (const [address, end] of Object.entries(expected)) {
    const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
    const [withoutHash] = end.split(address.includes('#') ? '#' : '\n');
    assert.equal([status, headers.get('location')], [301, withoutHash], address);
    // Browsers don't send the hash to the server. They add it to the target of the redirect.
    if (end.startsWith('/') && followed.has(address)) assert.is(await endOf(origin, address, end), end, address);
  }
});

test('on a host without redirect rules, an HTML page redirects', async () => {
  const origin = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  for (const [address, end] of inShort(Object.entries(expected), 3))
    assert.is(await endOf(origin, address, end), end, address);
});

test('.html and /index.html lead to the clean path', async () => {
  for (const origin of [new URL(server.url).origin, `http://127.0.0.1:${(plain.address() as AddressInfo).port}`]) {
    assert.is(await endOf(origin, '/community/team.html', '/community/team/'), '/community/team/');
    assert.match(
      await endOf(origin, '/community/team/index.html', '/community/team/'),
      /^\/community\/team\/(index\.html)?$/,
    );
  }
});

test.run();

// Tests all ways to reach the MCP server: standard input and output, HTTP, the dev server, and serverless functions.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, StreamableHTTPClientTransport, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCorpus } from '../../../corpus/index.ts';
import type { TempFolder } from '../../../compiler/test/temp.ts';
import type * as functionModule from '../command/function-file.ts';
import { serveHttp } from '../command/serve-http.ts';
import { agents } from '../index.ts';
import { distOf, sampleSite } from './sample-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let site: TempFolder;
let http: { url: string; close(): Promise<void> };

test.before(async () => {
  site = await sampleSite();
  http = await serveHttp(distOf(site), { port: 0, host: '127.0.0.1', isLocal: true });
});
test.after(async () => {
  await http.close();
  site.remove();
});

const newest: ClientOptions = { versionNegotiation: { mode: 'auto' } };

async function firstResult(client: Client): Promise<string> {
  const { structuredContent } = await client.callTool({ name: 'search', arguments: { query: 'ebbtide' } });
  return (structuredContent as { results: { url: string }[] }).results[0]!.url;
}

test('lectern mcp answers the official client over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' }, newest);
  const args = [path.join(root, 'bin/lectern.js'), 'mcp', distOf(site)];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  assert.is(client.getNegotiatedProtocolVersion(), '2026-07-28');
  assert.is(await firstResult(client), 'https://harbour.example/site/docs/tides/#high-water');
  await client.close();
});

for (const [options, version] of [
  [{}, '2025-11-25'],
  [newest, '2026-07-28'],
] as const)
  test(`the official client reads over HTTP with the protocol of ${version}`, async () => {
    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(new StreamableHTTPClientTransport(new URL(http.url)));
    assert.is(client.getNegotiatedProtocolVersion(), version);
    assert.is(await firstResult(client), 'https://harbour.example/site/docs/tides/#high-water');
    await client.close();
  });

test('the server refuses large bodies, wrong bodies, other hosts and other origins', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(http.url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    });
  assert.is((await post('x'.repeat(100_000))).status, 413);
  assert.is((await post('{')).status, 400);
  assert.is((await post('[]')).status, 400);
  assert.is((await post('{}', { Origin: 'https://evil.example' })).status, 403);
  assert.is((await fetch(http.url.replace('/mcp', '/other'))).status, 404);
  assert.is((await fetch(http.url)).status, 405);
});

test('a client can reuse an idle connection for half a minute', async () => {
  assert.is((await fetch(http.url)).headers.get('keep-alive'), 'timeout=30');
});

test('the extension answers the protocol and negotiated Markdown in the servers of a site', async () => {
  const corpus = openCorpus(distOf(site));
  const context = { options: { mcp: true }, site: { baseUrl: '/site/' } };
  const handle = (url: string, init?: RequestInit) =>
    agents.handle!(new Request(`http://localhost${url}`, init), corpus, context as never);
  const markdown = { headers: { Accept: 'text/markdown' } };
  const page = await handle('/site/de/docs/tides/', markdown);
  assert.is(page?.headers.get('content-type'), 'text/markdown; charset=utf-8');
  assert.is(page?.headers.get('vary'), 'Accept');
  assert.is(await page?.text(), await readFile(path.join(distOf(site), 'de/docs/tides.md'), 'utf8'));
  assert.is(await (await handle('/site/docs/tides', { ...markdown, method: 'HEAD' }))?.text(), '');
  for (const other of ['/site/none/', '/elsewhere/', '/site/corpus/site.json', '/site/%ff', '/site/docs/tides.md'])
    assert.is(await handle(other, markdown), undefined, other);
  assert.is(await handle('/site/docs/tides/', { headers: { Accept: 'text/html,*/*;q=0.8' } }), undefined);
  assert.is(await handle('/site/docs/tides/', { ...markdown, method: 'POST' }), undefined);
});

test('the function of each host answers from the static files', async () => {
  const { functionFile, functionHosts } = (await import(
    pathToFileURL(path.join(root, 'build/extensions/agents/command.js')).href
  )) as typeof functionModule;
  assert.equal(functionHosts, ['cloudflare', 'netlify', 'vercel', 'deno']);
  const dist = distOf(site);
  const files = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const text = await readFile(path.join(dist, pathname.slice('/site'.length)), 'utf8').catch(() => undefined);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  const own = globalThis.fetch;
  let served: ((request: Request) => Promise<Response>) | undefined;
  Object.assign(globalThis, { fetch: files, Deno: { serve: (answer: typeof served) => (served = answer) } });
  try {
    for (const host of functionHosts) {
      const { path: file, text } = functionFile(host, 'https://harbour.example/site/');
      assert.match(file, /\.js$/);
      assert.not.match(text, /^import\b|\bimport [\w{*]/m, 'the file needs no packages');
      site.write({ [`${host}.mjs`]: text });
      const module = (await import(pathToFileURL(path.join(site.dir, `${host}.mjs`)).href)) as { default?: never };
      const answer = {
        cloudflare: (request: Request) =>
          (module as never as { default: { fetch(r: Request, env: object): Promise<Response> } }).default.fetch(
            request,
            {
              ASSETS: { fetch: files },
            },
          ),
        netlify: (request: Request) =>
          (module as never as { default(r: Request, context: object): Promise<Response> }).default(request, {
            next: () => files('https://harbour.example/site/docs/tides/index.html'),
          }),
        vercel: (request: Request) => (module as never as { default(r: Request): Promise<Response> }).default(request),
        deno: (request: Request) => served!(request),
      }[host];
      const page = await answer(
        new Request('https://harbour.example/site/docs/tides/', { headers: { Accept: 'text/markdown' } }),
      );
      assert.match(await page.text(), /^# Tides\n/, host);
      const client = new Client({ name: 'test', version: '1' }, newest);
      const transport = new StreamableHTTPClientTransport(new URL('https://harbour.example/site/mcp'), {
        fetch: (url, init) => answer(new Request(url, init)),
      });
      await client.connect(transport);
      assert.is(await firstResult(client), 'https://harbour.example/site/docs/tides/#high-water', host);
      await client.close();
    }
  } finally {
    Object.assign(globalThis, { fetch: own });
    delete (globalThis as { Deno?: unknown }).Deno;
  }
});

test.run();

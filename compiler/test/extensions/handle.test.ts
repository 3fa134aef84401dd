// Tests the hook `handle`: requests of the development server and of `lectern serve`.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { dev } from '../../dev.ts';
import { disk } from '../../fs/disk.ts';
import { openSite } from '../../project/open-site.ts';
import { extensionRequests } from '../../serve/extension-requests.ts';
import { serve } from '../../serve/server.ts';
import { withExtension } from './extension-site.ts';

const hook = `  async handle(request, corpus, { files }) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/pages') return Response.json((await corpus.routes()).map(({ path }) => path));
    if (pathname === '/api/echo') return new Response(await request.text(), { status: 201, headers: { 'x-type': request.method } });
    if (pathname === '/api/file') return new Response(await files.read(searchParams.get('name')));
    if (pathname === '/api/fail') {
      throw new Error('no');
    }
    if (pathname === '/api/wrong') return 7;
  },`;

test('an extension answers requests of a served site; its errors are answers with status 500', () =>
  withExtension(hook, { 'terms.txt': 'alpha' }, async ({ dir }) => {
    await compile(dir);
    const out = path.join(dir, 'dist');
    const site = await openSite(dir);
    const server = await serve(disk, { dir: out, port: 0, handle: extensionRequests(() => site, out) });
    const ask = async (address: string, options?: RequestInit) => {
      const answer = await fetch(new URL(address, server.url), options);
      return { status: answer.status, type: answer.headers.get('x-type'), text: await answer.text() };
    };
    try {
      assert.ok((JSON.parse((await ask('/api/pages')).text) as string[]).includes('/docs/'));
      assert.equal(await ask('/api/echo', { method: 'POST', body: 'words' }), {
        status: 201,
        type: 'POST',
        text: 'words',
      });
      assert.is((await ask('/api/file?name=terms.txt')).text, 'alpha');
      assert.equal(await ask('/api/fail'), {
        status: 500,
        type: null,
        text: 'probe.ts:10:13: the extension "probe" fails in "handle": the hook throws: no\n',
      });
      assert.match(
        (await ask('/api/wrong')).text,
        /fails in "handle": the hook returned neither a Response nor undefined/,
      );
      const page = await fetch(new URL('/docs/', server.url), { headers: { 'Accept-Encoding': 'gzip' } });
      assert.equal([page.status, page.headers.get('vary')], [200, 'Accept, Accept-Encoding']);
      await page.text();
      assert.is((await ask('/docs/', { method: 'POST', body: 'x' })).status, 405);
      assert.is((await ask('/api/echo', { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024 + 1) })).status, 413);
    } finally {
      await server.close();
    }
  }));

test('without a hook `handle`, the server does not read the body of a request', () =>
  withExtension('  rules: {},', {}, async ({ dir }) => {
    await compile(dir);
    const out = path.join(dir, 'dist');
    const site = await openSite(dir);
    const server = await serve(disk, { dir: out, port: 0, handle: extensionRequests(() => site, out) });
    try {
      const body = 'x'.repeat(10 * 1024 * 1024 + 1);
      assert.is((await fetch(new URL('/docs/', server.url), { method: 'POST', body })).status, 405);
    } finally {
      await server.close();
    }
  }));

test('the development server follows edits of the hook', () =>
  withExtension("  handle: () => new Response('first'),", {}, async ({ dir, write }) => {
    let compiled = () => {};
    const server = await dev(dir, { port: 0 }, async () => compiled());
    const text = async () => (await fetch(server.url)).text();
    try {
      assert.is(await text(), 'first');
      const next = new Promise<void>((resolve) => (compiled = resolve));
      write({
        'probe.ts': `import { defineExtension } from 'lectern';
export default defineExtension({ name: 'probe', handle: () => new Response('second') });
`,
      });
      await next;
      for (let left = 50; left > 0 && (await text()) !== 'second'; left -= 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      assert.is(await text(), 'second');
    } finally {
      await server.close();
    }
  }));

test.run();

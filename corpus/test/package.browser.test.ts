// Runs the built package in a page and in a worker of a browser. Both read a corpus from another origin.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../viewer/test/browser/chromium.ts';
import type * as entry from '../index.ts';
import { projectWithCorpus } from './built-package.ts';
import { compiledStarter } from './compiled-starter.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' };

/** Serves the files of a folder below a path, to all origins, and records the requests. */
async function serveFolder(folder: string, base: string) {
  const requests: string[] = [];
  const server: Server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url!, 'http://localhost');
    requests.push(pathname);
    const file = pathname.startsWith(base) ? path.join(folder, decodeURIComponent(pathname.slice(base.length))) : '';
    const bytes = file.startsWith(folder) ? await readFile(file).catch(() => undefined) : undefined;
    response.writeHead(bytes ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': types[path.extname(pathname)] ?? 'text/plain',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

type Served = Awaited<ReturnType<typeof serveFolder>>;
let app: Served;
let corpus: Served;
let browser: Browser;
let page: Page;

test.before(async () => {
  const project = await projectWithCorpus();
  const read = `
    import { headings, openCorpus, textOf } from './node_modules/@lectern/corpus/build/index.js';
    import { validate } from './node_modules/@lectern/corpus/build/validate.js';
    export async function read(address) {
      const corpus = openCorpus(address);
      const page = await corpus.page('/docs/');
      const [place] = await corpus.search('write a page');
      const { reason } = await corpus.page('/docs/nope/').catch((error) => error);
      const text = textOf(page.body).split('\\n')[0];
      return { title: page.title, text, href: headings(page)[0].href, path: place.path, reason, problems: validate('doc', page) };
    }
  `;
  project.write({
    'index.html': '<!doctype html><title>App</title>',
    'read.js': read,
    'worker.js': `import { read } from './read.js'; onmessage = async ({ data }) => postMessage(await read(data));`,
  });
  app = await serveFolder(project.dir, '/app/');
  corpus = await serveFolder(await compiledStarter(), '/');
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${app.url}index.html`);
});

test.after(async () => {
  await browser.close();
  await Promise.all([app.close(), corpus.close()]);
});

const expected = {
  title: 'Introduction',
  text: 'These are the docs of your site. Each Markdown file below docs/ is a page, and its path is its address.',
  href: '/docs/#what-is-here',
  path: '/docs/guides/write/',
  reason: 'missing',
  problems: [],
};

test('a page reads a corpus of another origin, and loads the search engine with the first query', async () => {
  app.requests.length = 0;
  const found = await page.evaluate(async (address) => {
    const { read } = (await import(`${location.origin}/app/read.js`)) as {
      read: (address: string) => Promise<unknown>;
    };
    return read(address);
  }, corpus.url);
  assert.equal(found, expected);
  assert.ok(app.requests.some((path) => path.includes('/search-corpus-')));
  assert.not(app.requests.some((path) => path.includes('node:')));
});

test('a worker reads the corpus and searches it', async () => {
  const found = await page.evaluate(
    (address) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('worker.js', { type: 'module' });
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
        worker.postMessage(address);
      }),
    corpus.url,
  );
  assert.equal(found, expected);
});

test('in a page an address may be relative to it', async () => {
  const own = await browser.newPage();
  await own.goto(`${corpus.url}docs/index.html`, { waitUntil: 'commit' });
  const title = await own.evaluate(async (script) => {
    const { openCorpus } = (await import(script)) as typeof entry;
    return (await openCorpus('/').site()).title;
  }, `${app.url}node_modules/@lectern/corpus/build/index.js`);
  assert.is(title, 'My site');
  await own.close();
});

test.run();

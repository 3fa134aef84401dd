import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { patience } from '../../../viewer/test/browser/waiting.ts';
import { compile } from '../../compile.ts';
import { disk } from '../../fs/disk.ts';
import { serve, type RunningServer } from '../../serve/server.ts';
import { tempFolder } from '../temp.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** A site that can be compiled again while it is served, and a browser. */
export interface ServedSite {
  browser: Browser;
  url: string;
  /** Requests to the server: paths below the base URL, with query. */
  requests: string[];
  /** The server responds with 404 to paths (below the base URL) that match `pattern`. */
  missing: { pattern?: RegExp };
  /** Writes files of the site, and compiles it. */
  publish: (files: Record<string, string>) => Promise<void>;
  /** Returns the current content of an output file. */
  read: (file: string) => Promise<string>;
  /** Stops the server, until `start`. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Compiles and serves a site, and starts a browser.
 *
 * @param options passed to `launchChromium`
 */
export async function openServedSite(
  baseUrl: string,
  options?: Parameters<typeof launchChromium>[0],
): Promise<ServedSite> {
  const folder = tempFolder();
  const dir = path.join(folder.dir, 'dist');
  const requests: string[] = [];
  const missing: ServedSite['missing'] = {};
  const browser = await launchChromium(options);
  let server: RunningServer | undefined;
  let port = 0;

  const site: ServedSite = {
    browser,
    requests,
    missing,
    url: '',
    async publish(files) {
      folder.write(files);
      const { published, diagnostics } = await compile(folder.dir);
      assert.ok(published, JSON.stringify(diagnostics));
      if (!server) await site.start();
    },
    read: async (file) => Buffer.from((await disk.read(path.join(dir, file)))!).toString(),
    async stop() {
      await server?.close();
      server = undefined;
    },
    async start() {
      server = await serve(disk, {
        dir,
        port,
        intercept: ({ url }, response) => {
          const below = url!.slice(baseUrl.length);
          requests.push(below);
          if (!missing.pattern?.test(below)) return false;
          response.writeHead(404, { 'Content-Type': 'text/plain' }).end('gone');
          return true;
        },
      });
      port = server.port;
      site.url = server.url;
    },
    async close() {
      await browser.close();
      await site.stop();
      folder.remove();
    },
  };
  return site;
}

/** Opens a page in a new browser profile, and records the page's console. */
export async function newReader(browser: Browser): Promise<{ context: BrowserContext; page: Page; console: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return { context, page, console: messages };
}

/**
 * Calls a function in a page until its result is truthy. Unlike Playwright's `waitForFunction`, it awaits
 * promises.
 */
export async function until<Given, Answer>(
  page: Page,
  ask: (given: Given) => Promise<Answer | undefined>,
  given: Given,
  quietPeriod = patience,
): Promise<Answer> {
  for (const end = Date.now() + quietPeriod; Date.now() < end; await sleep(20)) {
    // If the page is reloaded during the call, the call fails and is repeated.
    const answer = (await page.evaluate(ask as never, given as never).catch(() => undefined)) as Answer | undefined;
    if (answer) return answer;
  }
  throw new Error(`it never came true: ${ask}`);
}

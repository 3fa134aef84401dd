// Opens each page of Lectern's own site directly. Each must have a title, a heading and content, and print nothing to
// the console.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import type { Route } from '../../../corpus/schema/index.ts';
import { serveContent, type ServedContent } from './served-content.ts';
import { hydratedHeading, patience } from '../../../viewer/test/browser/waiting.ts';

/** How many pages are opened at the same time. */
const walkers = 4;

/** Pages with a special title or without content. */
const odd = { title: '/tests/pages/head-metadata/', empty: '/tests/pages/layout-no-children/' };

/**
 * Whether a page is one of many similar pages: docs of old versions, and releases. The short run opens every 180th,
 * the full run every 30th.
 */
const isOneOfMany = ({ version, kind }: Route) => (version !== undefined && version !== 'current') || kind === 'entry';

let server: ServedContent;
let browser: Browser;

test.before(async () => {
  server = await serveContent();
  browser = await launchChromium();
});

test.after(async () => {
  await browser?.close();
  await server?.close();
});

test('every page opens without a console message, with its title, a description and a body', async () => {
  const { routes } = JSON.parse(readFileSync(path.join(server.dir, 'corpus/routes.json'), 'utf8')) as {
    routes: Route[];
  };
  const all = routes.filter(({ kind }) => kind !== 'redirect' && kind !== 'not-found');
  const pages = isWhole ? all : all.filter((route, index) => index % (isOneOfMany(route) ? 180 : 30) === 0);
  assert.ok(pages.length > (isWhole ? 500 : 10), `${pages.length} pages`);
  const problems: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await Promise.all(
    Array.from({ length: walkers }, (_, walker) =>
      walk(
        context,
        pages.filter((_, index) => index % walkers === walker),
        problems,
      ),
    ),
  );
  await context.close();
  assert.equal(problems, []);
});

async function walk(context: BrowserContext, routes: Route[], problems: string[]): Promise<void> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  await page.goto(server.url);
  await page.waitForSelector(hydratedHeading);
  for (const { path: pathname, kind, title } of routes) {
    const isEmpty = pathname === odd.empty;
    const isWritten = ['doc', 'post', 'entry', 'page'].includes(kind);
    const lacking = await page.evaluate(
      async ({ pathname, title, isEmpty, isWritten, patience }) => {
        const former = document.querySelector('main :is(h1, h2)');
        const isSamePage = location.pathname === pathname;
        history.pushState(null, '', pathname);
        let lacking = '';
        // Polling inside the page is faster than repeated calls from the test.
        for (
          const end = Date.now() + patience;
          Date.now() < end;
          await new Promise((resolve) => setTimeout(resolve, 5))
        ) {
          const heading = document.querySelector('main :is(h1, h2)');
          const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
          if (!document.title.includes(title)) lacking = `its title: it has "${document.title}"`;
          else if (!isEmpty && (heading === null || (!isSamePage && heading === former))) lacking = 'a heading';
          else if (isWritten && !description) lacking = 'a description';
          else if (isWritten && !isEmpty && document.querySelector('main')!.innerText.length < 100) lacking = 'a body';
          else return '';
        }
        return lacking;
      },
      { pathname: encodeURI(pathname), title: pathname === odd.title ? '' : title, isEmpty, isWritten, patience },
    );
    if (lacking !== '') problems.push(`${pathname} lacks ${lacking}`);
  }
  await page.close();
}

test.run();

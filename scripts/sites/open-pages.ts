import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { disk } from '../../compiler/fs/disk.ts';
import { serve } from '../../compiler/serve/server.ts';
import { startChromium } from '../../viewer/test/browser/chromium.ts';

const widths = [1440, 390] as const;

/** Matches the console error with which Chromium reports a blocked request to another host. */
const blocked = /net::ERR_FAILED/;

interface Route {
  path: string;
  kind: string;
}

/**
 * Opens the home page and three more pages of a compiled site at two widths. Requests to other hosts are blocked.
 *
 * @param output the output folder of Lectern
 * @returns a line for each error of the console, failed request, crashed page, and page that is wider than the window
 */
export async function openPages(output: string): Promise<string[]> {
  const server = await serve(disk, { dir: path.resolve(output), port: 0 });
  const browser = await startChromium();
  const problems: string[] = [];
  for (const address of addressesToOpen(output))
    for (const width of widths)
      for (const problem of await openPage(browser, new URL(address, server.url).href, width))
        problems.push(`${address} (${width} px): ${problem.replaceAll(new URL(server.url).host, 'host')}`);
  await browser.close();
  await server.close();
  return problems;
}

/** Returns the shortest address, and the addresses of three docs at equal distances in the list. */
export function addressesToOpen(output: string): string[] {
  const file = path.join(output, 'corpus/routes.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: Route[] };
  const home = routes.toSorted((a, b) => a.path.length - b.path.length)[0];
  const docs = routes.filter(({ kind }) => kind === 'doc');
  const spread = [1, 2, 3].map((part) => docs[Math.floor((docs.length * part) / 4)]);
  return [...new Set([home, ...spread].flatMap((route) => (route ? [route.path] : [])))];
}

async function openPage(browser: Browser, url: string, width: number): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message.split('\n')[0]!.slice(0, 200)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !blocked.test(message.text()))
      problems.push(message.text().split('\n')[0]!.slice(0, 200));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' }).catch((error: Error) => problems.push(error.message));
  const { isCrashed, wide } = await page.evaluate(() => ({
    isCrashed: document.body.textContent.includes('This page crashed'),
    wide: document.documentElement.scrollWidth,
  }));
  if (isCrashed) problems.push('This page crashed');
  if (wide > width) problems.push(`${wide - width} px wider than the window`);
  await context.close();
  return [...new Set(problems)];
}

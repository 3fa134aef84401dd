import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { serveSample, type SampleServer } from './serve-sample.ts';

export interface Sample extends SampleServer {
  browser: Browser;
  /**
   * Opens a path below the base URL in a clean profile, and waits until the page is rendered. Calls `prepare` before
   * it opens the path.
   */
  visit: (path: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** Closes all pages, because open pages would slow the next test down. */
  closePages: () => Promise<void>;
  /** The messages of uncaught errors on all pages. */
  crashes: string[];
  /** The errors in the consoles of all pages, except those about missing pages and icons. */
  problems: string[];
}

/**
 * Serves the sample site, and starts a browser for it.
 *
 * @param options the options of `launchChromium`
 */
export async function openSample(options?: Parameters<typeof launchChromium>[0]): Promise<Sample> {
  const server = await serveSample();
  const browser = await launchChromium(options);
  const crashes: string[] = [];
  const problems: string[] = [];
  const visit: Sample['visit'] = async (path, options = {}, prepare) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => crashes.push(message));
    page.on('console', (message) => {
      const { url } = message.location();
      const isAbsent = message.text().startsWith('Failed to load resource') && !url.includes('/site/assets/');
      if (message.type() === 'error' && !isAbsent) problems.push(`${message.text()} ${url}`);
    });
    await prepare?.(page);
    await page.goto(`${server.origin}/site/${path}`);
    await page.waitForSelector('#main :is(h1, .error-box, .crash)');
    return page;
  };
  const closePages = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { ...server, browser, visit, closePages, crashes, problems, close };
}

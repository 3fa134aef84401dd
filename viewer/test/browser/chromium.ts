import { chromium, type Browser, type Page } from 'playwright-core';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';
import { keepProfile } from './lasting-profile.ts';

/**
 * Starts the machine's Chromium, without any traffic of its own.
 *
 * @param more further arguments for it
 */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
}

let running: Promise<Browser> | undefined;
let isSparing = false;

/**
 * The Chromium of all test files of a process, which run one after the other; it ends with the process.
 *
 * @param options.loadsAhead its pages load those that links in view lead to, as they do for most readers: in the whole
 *   form always, and in short for the files that look at what is loaded, as it is a sixth of the work of opening a page
 * @returns a browser whose `close` closes only its contexts, so that nothing of one file is left for the next
 */
export function launchChromium({ loadsAhead = isWhole } = {}): Promise<Browser> {
  isSparing = !loadsAhead;
  // Pages of a profile share a process, which compiles the viewer once.
  running ??= startChromium(['--renderer-process-limit=1']).then(
    (browser) => {
      // Nobody closes it: at times Chromium crashes, and the next test file gets another one.
      browser.on('disconnected', () => {
        running = undefined;
        noteLostBrowser();
      });
      const close = async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
      };
      return Object.assign(
        keepProfile(browser, async (page) => void (isSparing && (await spare(page)))),
        { close },
      );
    },
    (error: unknown) => {
      running = undefined;
      throw error;
    },
  );
  return running;
}

/** Tells a page that its connection is slow; what else Chromium says of it stays, so that text has the same face. */
async function spare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, 'effectiveType', { value: '2g' });
  });
}

import { chromium, type Browser, type Page } from 'playwright-core';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';
import { keepProfile } from './lasting-profile.ts';
import { waitForTasks } from './quiet-page.ts';
import { patience } from './waiting.ts';

/**
 * Starts the installed Chromium. Disables its background network traffic.
 *
 * @param more additional arguments of Chromium
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

/**
 * `LECTERN_SLOW_PAGES=4` makes scripts of pages run 4 times slower. `LECTERN_SLOW_ANSWERS=50` delays each response by
 * 50 ms.
 */
const slowness = Number(process.env.LECTERN_SLOW_PAGES ?? 1);
const latency = Number(process.env.LECTERN_SLOW_ANSWERS ?? 0);

let running: Promise<Browser> | undefined;
let isSparing = false;

/**
 * Starts a Chromium that all test files of this process share. The test files run one after the other. Chromium ends
 * with the process.
 *
 * @param options.loadsAhead whether pages prefetch the targets of visible links, as in most readers' browsers.
 * Prefetching takes a sixth of the time to open a page. So the short run enables it only in tests of prefetching
 * @returns a browser whose `close` closes only its contexts, so that the next file starts in a clean state
 */
export function launchChromium({ loadsAhead = isWhole } = {}): Promise<Browser> {
  isSparing = !loadsAhead;
  // All pages of a profile share one process, so that the code of the viewer is compiled only once.
  running ??= startChromium(['--renderer-process-limit=1']).then(
    (browser) => {
      // No test closes Chromium, so this event means that Chromium has crashed. The next test file then starts a new
      // Chromium.
      browser.on('disconnected', () => {
        running = undefined;
        noteLostBrowser();
      });
      const close = async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
      };
      return Object.assign(
        keepProfile(browser, async (page) => {
          page.setDefaultTimeout(patience);
          if (isSparing) await spare(page);
          if (slowness > 1 || latency > 0) await slowDown(page);
          waitForTasks(page);
        }),
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

/**
 * Makes the browser report a slow connection, so that pages prefetch nothing. Changes only `effectiveType`, so that
 * pages still load their fonts.
 */
async function spare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, 'effectiveType', { value: '2g' });
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (slowness > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  if (latency > 0)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
}

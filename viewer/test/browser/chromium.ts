import { chromium, type Browser, type Page } from 'playwright-core';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';
import { keepProfile } from './lasting-profile.ts';
import { waitForTasks } from './quiet-page.ts';
import { patience } from './waiting.ts';

/**
 * Starts the installed Chromium without its background traffic.
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
 * `LECTERN_SLOW_PAGES=4` lets scripts of pages run 4 times slower, and `LECTERN_SLOW_ANSWERS=50` delays each answer of
 * the network by 50 ms. A test that reads a page too early passes on a quick machine, and fails with these.
 */
const slowness = Number(process.env.LECTERN_SLOW_PAGES ?? 1);
const latency = Number(process.env.LECTERN_SLOW_ANSWERS ?? 0);

let running: Promise<Browser> | undefined;
let isSparing = false;

/**
 * The Chromium of all test files of a process, which run one after the other; it ends with the process.
 *
 * @param options.loadsAhead whether pages preload the targets of visible links, as for most readers. Preloading takes
 *   a sixth of the time of opening a page. The short run has it only in files that test preloads.
 * @returns a browser whose `close` closes only its contexts, so that the next file starts with a clean state
 */
export function launchChromium({ loadsAhead = isWhole } = {}): Promise<Browser> {
  isSparing = !loadsAhead;
  // Pages of a profile share a process, which compiles the viewer once.
  running ??= startChromium(['--renderer-process-limit=1']).then(
    (browser) => {
      // No code closes the browser, but Chromium sometimes crashes. The next test file then starts another one.
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

/** Makes a page report a slow connection. The other connection data stays, so the text keeps its font. */
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
